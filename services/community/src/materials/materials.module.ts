import type { Provider } from '@nestjs/common';
import { Materials } from './app/materials.ts';
import { OwnMaterials } from './app/own-materials.ts';
import { MaterialsReader } from './persistence/materials.reader.ts';
import { MaterialsRepository } from './persistence/materials.repository.ts';

export const materialsProviders: Provider[] = [Materials, OwnMaterials, MaterialsReader, MaterialsRepository];
