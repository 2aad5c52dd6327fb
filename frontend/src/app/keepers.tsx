import MessageKeeper from '../features/messages/outbox/message-keeper.tsx';
import JournalKeeper from '../features/roadmap/companion/journal-keeper.tsx';
import ProgressKeeper from '../features/roadmap/progress/progress-keeper.tsx';
import OfflineKeeper from './offline-keeper.tsx';
import LinkPrefetch from './prefetch/link-prefetch.tsx';
import RoleKeeper from './role-keeper.tsx';
import TimeZoneKeeper from './time-zone-keeper.tsx';
import Tooltips from './tooltips/tooltips.tsx';

/** What runs beside every page. One module: the landing page names each that is loaded later. */
export default function Keepers() {
  return (
    <>
      <ProgressKeeper />
      <JournalKeeper />
      <MessageKeeper />
      <OfflineKeeper />
      <RoleKeeper />
      <TimeZoneKeeper />
      <Tooltips />
      <LinkPrefetch />
    </>
  );
}
