// breaks: brokers-in-messaging
export { Queue } from 'bullmq';
