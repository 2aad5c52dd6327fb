/** Categories, and mentors as the owner of profiles last told them. Colours are tokens of the design, icons lucide's names. */
export const CATALOGUE = `
  CREATE TABLE categories (
    id text PRIMARY KEY,
    name text NOT NULL UNIQUE,
    slug text NOT NULL UNIQUE,
    color text NOT NULL,
    icon text NOT NULL,
    position integer NOT NULL UNIQUE
  );

  INSERT INTO categories (id, name, slug, color, icon, position) VALUES
    ('career-change', 'Career Change', 'career-change', 'moss', 'signpost', 1),
    ('financial-recovery', 'Financial Recovery', 'financial-recovery', 'amber', 'piggy-bank', 2),
    ('mental-health', 'Mental Health', 'mental-health', 'plum', 'cloud-sun', 3),
    ('health-recovery', 'Health & Recovery', 'health-recovery', 'teal', 'heart-pulse', 4),
    ('business', 'Business', 'business', 'clay', 'store', 5),
    ('life-skills', 'Life Skills', 'life-skills', 'dusk', 'sprout', 6);

  CREATE TABLE mentors (
    id integer PRIMARY KEY,
    name text NOT NULL CHECK (name <> ''),
    avatar text,
    bio text NOT NULL DEFAULT '',
    -- 0: not told yet, the name is the login's; news with a version not above this one is old
    version integer NOT NULL DEFAULT 0
  );
`;
