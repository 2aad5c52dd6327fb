import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from '../../persistence/tables.ts';

export const materialsTables = {
  materials: {
    operator: 'SELECT',
    exported: {
      file: 'learning-materials',
      about: 'learning materials that you shared',
      key: 'r.id',
      sql: `SELECT id, title, description, type, category, difficulty, tags, file_id, link, captions_id, view_count,
        is_published, published_at, hidden_reason, created_at, edited_at FROM materials WHERE author_id = $1`,
    },
    erased: ['DELETE FROM materials WHERE author_id = $1'],
  },
  material_views: {
    note: 'one per person and day',
    operator: 'SELECT',
    exported: {
      file: 'learning-material-views',
      about: 'the learning materials that you opened',
      key: `r.material_id || ' ' || r.day`,
      sql: 'SELECT material_id, day FROM material_views WHERE user_id = $1',
    },
    // The count of the material remains.
    erased: ['DELETE FROM material_views WHERE user_id = $1'],
  },
  material_positions: {
    note: 'where each person stopped',
    exported: {
      file: 'learning-material-positions',
      about: 'where you stopped in learning materials',
      key: 'r.material_id',
      sql: 'SELECT material_id, position, updated_at FROM material_positions WHERE user_id = $1',
    },
    erased: ['DELETE FROM material_positions WHERE user_id = $1'],
  },
} satisfies Partial<OwnedTables<TableName>>;
