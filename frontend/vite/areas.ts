export interface Area {
  /** Addresses whose scripts are preloaded, tested without regard to case; null for no page of its own. */
  path: RegExp | null;
  /** Whether it is preloaded for users or for guests; for both if left out. */
  hasSession?: boolean;
  /** Below `src`: what a visit loads at once. */
  modules: readonly string[];
}

/** The pages that are visited most. The scripts of others are split by the bundler. */
export const AREAS = {
  landing: { path: /^\/$/, hasSession: false, modules: ['features/landing/landing-page.tsx'] },
  browse: { path: /^\/browse$/, modules: ['features/browse/browse-page.tsx'] },
  roadmap: {
    path: /^\/roadmap\/[^/]+$/,
    modules: ['features/roadmap/roadmap-page.tsx', 'features/roadmap/journey/journey.tsx'],
  },
  mentors: { path: /^\/mentors$/, modules: ['features/mentors/mentors-page.tsx'] },
  mentor: { path: /^\/mentor\/\d+$/, modules: ['features/mentors/mentor-page.tsx'] },
  hub: { path: /^\/ai-resources$/, modules: ['app/hub-pages.tsx', 'features/hub/hub-page.tsx'] },
  book: {
    path: /^\/book-session\/[^/]+$/,
    modules: ['features/book-session/book-session-page.tsx'],
  },
  scheduling: { path: /^\/scheduling$/, modules: ['features/scheduling/scheduling-page.tsx'] },
  community: {
    path: /^\/mentor-community$/,
    modules: ['app/community-pages.tsx', 'features/community/network/network-page.tsx'],
  },
  studio: {
    path: /^\/mentor(?:\/roadmaps)?$/,
    modules: [
      'app/studio-pages.tsx',
      'features/studio/rooms/roadmaps-room.tsx',
      'features/studio/rooms/studio-page.tsx',
    ],
  },
  /** What every page loads once it is idle. */
  background: {
    path: null,
    modules: ['app/keepers.tsx', 'app/palette/palette.tsx', 'shared/ui/toaster.tsx'],
  },
  /** Parts of cards and of the header that come after the first paint: one file instead of one each. */
  small: {
    path: null,
    modules: [
      'shared/roadmap/scene-drawing.tsx',
      'shared/saved-roadmaps/save-button.tsx',
      'shared/talk/card-ways.tsx',
      'shared/ui/person-mark.tsx',
      'features/notifications/bell.tsx',
      'features/messages/unread-badge.tsx',
    ],
  },
  /** What a roadmap loads below its steps. */
  companion: {
    path: null,
    modules: [
      'features/roadmap/companion/companion.tsx',
      'features/roadmap/ask/ask-story.tsx',
      'features/roadmap/ask/earlier-replies.tsx',
      'features/roadmap/components/reminder-offer.tsx',
    ],
  },
  home: { path: /^\/$/, hasSession: true, modules: ['features/home/home.tsx'] },
  auth: { path: /^\/auth$/, modules: ['features/auth/auth-page.tsx'] },
} as const satisfies Record<string, Area>;
