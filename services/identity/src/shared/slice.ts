import type { Provider } from '@nestjs/common';
import type { RowClass } from '@waymark/database/options';

/** What a slice registers: the service combines the slices. */
export interface Slice {
  providers: Provider[];
  rows?: RowClass[];
}
