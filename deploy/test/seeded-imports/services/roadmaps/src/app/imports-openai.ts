// breaks: third-parties-in-integrations
export { OpenAI } from 'openai';
