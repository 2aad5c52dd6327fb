// breaks: domain-pure
import type { EntityManager } from 'typeorm';

export type Manager = EntityManager;
