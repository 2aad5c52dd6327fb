// breaks: typeorm-in-persistence
export { EntityManager } from 'typeorm';
