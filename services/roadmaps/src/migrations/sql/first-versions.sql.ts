const EVIDENCE = `CASE WHEN p.evidence_source_id IS NULL THEN NULL ELSE json_build_object(
  'sourceId', p.evidence_source_id, 'quote', p.evidence_quote, 'start', p.evidence_start, 'end', p.evidence_end) END`;

const STEP = `'id', p.id, 'title', p.title, 'description', p.description, 'estimatedDuration', p.estimated_duration,
  'resourceLinks', p.resource_links, 'origin', p.origin, 'evidence', ${EVIDENCE}`;

const stepsOf = (step: string) =>
  `(SELECT json_agg(json_build_object(${step}) ORDER BY p.position) FROM steps p WHERE p.stage_id = s.id)`;

const stagesOf = (stage: string) =>
  `(SELECT json_agg(json_build_object(${stage}) ORDER BY s.position) FROM stages s WHERE s.roadmap_id = r.id)`;

const CONTENT = `json_build_object('title', r.title, 'description', r.description, 'categoryId', r.category_id,
  'duration', r.duration, 'audioSourceId', NULL, 'stages', ${stagesOf(`
    'id', s.id, 'title', s.title, 'description', s.description, 'estimatedDuration', s.estimated_duration,
    'origin', s.origin, 'mentorNote', NULL, 'voiceClipSourceId', NULL, 'artifacts', '[]'::json,
    'steps', ${stepsOf(STEP)}`)})`;

const SHOWN = stagesOf(`
  'id', s.id, 'title', s.title, 'description', s.description, 'order', s.position,
  'estimatedDuration', s.estimated_duration, 'origin', s.origin, 'mentorNote', NULL, 'voiceClip', NULL,
  'artifacts', '[]'::json, 'steps', ${stepsOf(`${STEP}, 'order', p.position`)}`);

const NO_CHANGES = `json_build_object('added', '[]'::json, 'changed', '[]'::json, 'removed', '[]'::json,
  'addedCount', r.step_count, 'changedCount', 0, 'removedCount', 0)`;

/** What learners see of roadmaps that were published before there were versions is version 1, and they know it. */
export const FIRST_VERSIONS = `
  INSERT INTO roadmap_versions (roadmap_id, version, revision, published_at, title, stage_count, step_count, changes,
    content)
  SELECT r.id, 1, r.revision, r.updated_at, r.title, r.stage_count, r.step_count, ${NO_CHANGES}, ${CONTENT}
  FROM roadmaps r WHERE r.status = 'published';

  INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
    mentor_card, category_id, category, title, description, duration, audio_url, published_at, updated_at, followers,
    stage_count, step_count, outline, stages, media)
  SELECT r.id, r.status, 1, r.revision, m.id, m.name, m.version,
    json_build_object('id', m.id, 'name', m.name, 'avatar', m.avatar, 'bio', m.bio),
    json_build_object('id', m.id, 'name', m.name, 'avatar', m.avatar, 'bio', left(m.bio, 300)),
    c.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'color', c.color, 'icon', c.icon),
    r.title, r.description, r.duration, NULL, r.published_at, r.updated_at, r.followers, r.stage_count, r.step_count,
    ${stagesOf(`'id', s.id, 'steps', ${stepsOf("'id', p.id")}`)}, ${SHOWN}, '{}'
  FROM roadmaps r JOIN mentors m ON m.id = r.mentor_id JOIN categories c ON c.id = r.category_id
  WHERE r.status = 'published';

  UPDATE roadmaps SET version = 1 WHERE status = 'published';
  UPDATE steps p SET published = true FROM roadmaps r
    WHERE r.id = p.roadmap_id AND r.version = 1 AND p.removed_at IS NULL;
  UPDATE follows f SET seen_version = 1 FROM roadmaps r WHERE r.id = f.roadmap_id AND r.version = 1;

  -- What is read of published ones is read from their own table now; its indexes and constraints go with the columns.
  ALTER TABLE roadmaps DROP COLUMN search, DROP COLUMN mentor_name, DROP COLUMN audio_url, DROP COLUMN followers;
  DROP INDEX roadmaps_newest, roadmaps_newest_of_category;
`;
