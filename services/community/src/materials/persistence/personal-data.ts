import type { PersonData } from '@waymark/database/person-data';

export const materialsData: PersonData = {
  materials: {
    exported: {
      file: 'learning-materials',
      key: 'r.id',
      sql: `SELECT id, title, description, type, category, difficulty, tags, file_id, link, captions_id, view_count,
        is_published, published_at, hidden_reason, created_at, edited_at FROM materials WHERE author_id = $1`,
    },
    erased: ['DELETE FROM materials WHERE author_id = $1'],
  },
  material_views: {
    exported: {
      file: 'learning-material-views',
      key: `r.material_id || ' ' || r.day`,
      sql: 'SELECT material_id, day FROM material_views WHERE user_id = $1',
    },
    // The count of the material remains.
    erased: ['DELETE FROM material_views WHERE user_id = $1'],
  },
  material_positions: {
    exported: {
      file: 'learning-material-positions',
      key: 'r.material_id',
      sql: 'SELECT material_id, position, updated_at FROM material_positions WHERE user_id = $1',
    },
    erased: ['DELETE FROM material_positions WHERE user_id = $1'],
  },
};
