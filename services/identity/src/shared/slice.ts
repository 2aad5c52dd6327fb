import type { Provider } from '@nestjs/common';
import type { RowClass } from '@waymark/database/options';
import type { PersonData } from '@waymark/database/person-data';

/** What a slice registers: the service combines the slices. */
export interface Slice {
  providers: Provider[];
  rows?: RowClass[];
  /** Its tables, in the order in which they are erased. */
  personalData?: PersonData;
}

/** Injection token of the tables of all slices. */
export const PERSON_DATA = Symbol('PERSON_DATA');
