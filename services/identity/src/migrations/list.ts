import { Accounts1760000000000 } from './1760000000000-accounts.ts';
import { Directory1763700000000 } from './1763700000000-directory.ts';
import { PricesAndRatings1764000000000 } from './1764000000000-prices-and-ratings.ts';
import { News1764000100000 } from './1764000100000-news.ts';
import { PasswordRecoveries1764300000000 } from './1764300000000-password-recoveries.ts';
import { MentorFilters1764400000000 } from './1764400000000-mentor-filters.ts';
import { AdminActions1764500000000 } from './1764500000000-admin-actions.ts';
import { Addresses1764510000000 } from './1764510000000-addresses.ts';
import { SecondFactor1764520000000 } from './1764520000000-second-factor.ts';
import { Avatars1764530000000 } from './1764530000000-avatars.ts';
import { MentorApplications1764540000000 } from './1764540000000-mentor-applications.ts';
import { Suspensions1764550000000 } from './1764550000000-suspensions.ts';
import { Reports1764550010000 } from './1764550010000-reports.ts';
import { NotificationPreferences1764560000000 } from './1764560000000-notification-preferences.ts';
import { MentorCategories1764560001000 } from './1764560001000-mentor-categories.ts';
import { AccountDeletion1764570000000 } from './1764570000000-account-deletion.ts';
import { NextFree1764660000000 } from './1764660000000-next-free.ts';
import { EvaluationNumbers1764740000000 } from './1764740000000-evaluation-numbers.ts';
import { ExpertiseInEvents1766700000000 } from './1766700000000-expertise-in-events.ts';
import { NextGuided1766730000000 } from './1766730000000-next-guided.ts';
import { Subjects1767000000000 } from './1767000000000-subjects.ts';
import { DemoClaims1767100000000 } from './1767100000000-demo-claims.ts';
import { LookAlikeNames1767200010000 } from './1767200010000-look-alike-names.ts';

export const migrations = [
  Accounts1760000000000,
  Directory1763700000000,
  PricesAndRatings1764000000000,
  News1764000100000,
  PasswordRecoveries1764300000000,
  MentorFilters1764400000000,
  AdminActions1764500000000,
  Addresses1764510000000,
  SecondFactor1764520000000,
  Avatars1764530000000,
  MentorApplications1764540000000,
  Suspensions1764550000000,
  Reports1764550010000,
  NotificationPreferences1764560000000,
  MentorCategories1764560001000,
  AccountDeletion1764570000000,
  NextFree1764660000000,
  EvaluationNumbers1764740000000,
  ExpertiseInEvents1766700000000,
  NextGuided1766730000000,
  Subjects1767000000000,
  LookAlikeNames1767200010000,
  DemoClaims1767100000000,
];
