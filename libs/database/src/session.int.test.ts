import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

@Entity('note')
class NoteRow {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') text!: string;
}

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase({ rows: [NoteRow] });
});
beforeEach(() => open.dataSource.query('TRUNCATE note'));
afterAll(() => open.close());

const texts = async (): Promise<string[]> =>
  (await open.db.query<{ text: string }>('SELECT text FROM note')).map(({ text }) => text);

describe("TypeORM's entities inside a transaction", () => {
  it('rolls back what `save` wrote together with the rest', async () => {
    const failing = open.db.transaction(async ({ em }) => {
      await em.save(NoteRow, { text: 'saved' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await texts()).toEqual([]);
  });

  it('locks the row it reads', async () => {
    await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, '0')");
    const increment = () =>
      open.db.transaction(async ({ em }) => {
        const note = await em.findOneOrFail(NoteRow, {
          where: { id: 1 },
          lock: { mode: 'pessimistic_write' },
        });
        await em.update(NoteRow, 1, { text: String(Number(note.text) + 1) });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await texts()).toEqual(['8']);
  });

  it('rolls back a nested transaction with the outer one', async () => {
    const failing = open.db.transaction(async ({ em }) => {
      await em.transaction((inner) => inner.insert(NoteRow, { text: 'inner' }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await texts()).toEqual([]);
  });
});
