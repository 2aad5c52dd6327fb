import type { NotificationPreference } from '@waymark/contracts/identity/notification-preferences';
import {
  type NotificationChannel,
  notificationChannels,
  notificationTopics,
  whyFixed,
} from '@waymark/contracts/identity/notification-topics';
import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Switch } from '#shared/ui/switch.tsx';
import { useChangePreference } from './use-preferences.ts';

const channelNames: Record<NotificationChannel, string> = { product: 'In Waymark', mail: 'By email' };

/** Topics by channels; a card per topic on phones. */
export function PreferenceTable({ preferences }: { preferences: NotificationPreference[] }) {
  return (
    <table className="block w-full sm:table">
      <caption className="sr-only">What you get in Waymark and by email</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className="pb-2 text-left text-sm font-semibold text-muted">
            About
          </th>
          {notificationChannels.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-28 pb-2 text-center text-sm font-semibold whitespace-nowrap text-muted"
            >
              {channelNames[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 sm:table-row-group">
        {preferences.map((preference) => (
          <TopicRow key={preference.topic} preference={preference} />
        ))}
      </tbody>
    </table>
  );
}

function TopicRow({ preference }: { preference: NotificationPreference }) {
  const { topic, fixed } = preference;
  const { label, about } = notificationTopics[topic];
  const reasons = new Set(fixed.map((channel) => whyFixed(topic, channel)));
  const reasonId = useId();
  return (
    <tr className="grid grid-cols-2 rounded-card border border-line bg-raised p-4 sm:table-row sm:rounded-none sm:border-0 sm:bg-transparent sm:p-0">
      <th
        scope="row"
        className="col-span-2 pb-3 text-left align-top font-normal sm:border-t sm:border-line sm:py-4 sm:pr-4"
      >
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-muted">{about}</span>
        {reasons.size > 0 && (
          <span id={reasonId} className="mt-1 flex gap-1.5 text-sm text-muted">
            <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
            {[...reasons].join(' ')}
          </span>
        )}
      </th>
      {notificationChannels.map((channel) => (
        <ChannelCell
          key={channel}
          preference={preference}
          channel={channel}
          reasonId={fixed.includes(channel) ? reasonId : undefined}
        />
      ))}
    </tr>
  );
}

interface ChannelCellProps {
  preference: NotificationPreference;
  channel: NotificationChannel;
  /** Of the text that explains why the channel is fixed. */
  reasonId: string | undefined;
}

function ChannelCell({ preference, channel, reasonId }: ChannelCellProps) {
  const change = useChangePreference();
  const { topic } = preference;
  const name = channelNames[channel];
  const isFixed = reasonId !== undefined;
  return (
    <td className="flex items-center gap-2 align-top sm:table-cell sm:border-t sm:border-line sm:py-2 sm:text-center">
      <Switch
        aria-label={`${notificationTopics[topic].label}: ${name}`}
        aria-describedby={reasonId}
        // Not `disabled`: it stays in the tab order, so that the reason is found.
        aria-disabled={isFixed || undefined}
        checked={isFixed || preference[channel]}
        onChange={({ target }) => {
          if (!isFixed) change.mutate({ topic, channel, enabled: target.checked });
        }}
      />
      <span aria-hidden="true" className={clsx('text-sm sm:hidden', isFixed && 'text-muted')}>
        {name}
      </span>
    </td>
  );
}
