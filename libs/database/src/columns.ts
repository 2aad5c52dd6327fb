type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Camelized<Table> = { [Column in keyof Table & string as Camel<Column>]: Table[Column] };

/** Columns of a table in `persistence/tables.ts`, by the names that queries give them: `starts_at AS "startsAt"`. */
export type Columns<Table, Name extends keyof Camelized<Table>> = Pick<Camelized<Table>, Name>;

/** A row with a closer type for some values, such as that of a jsonb. It must fit the column's. */
export type Narrowed<Row, Known extends Partial<Row>> = Omit<Row, keyof Known> & Known;

/** Columns of a LEFT JOIN. */
export type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };
