import {
  AtSign,
  Ban,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  Clock,
  Eye,
  EyeOff,
  Flag,
  KeyRound,
  type LucideIcon,
  Mountain,
  PenLine,
  Receipt,
  ShieldCheck,
  Undo2,
  UserX,
  Wallet,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'session-booked': CalendarCheck,
  'session-moved': CalendarClock,
  'session-cancelled': CalendarX,
  'session-no-show': UserX,
  'session-completed': CircleCheck,
  'session-payment-due': Wallet,
  'session-reminder': Clock,
  'payment-receipt': Receipt,
  'refund-settled': Undo2,
  'refund-stuck': CircleAlert,
  'password-changed': KeyRound,
  'second-factor-changed': ShieldCheck,
  'account-suspended': Ban,
  'account-restored': CircleCheck,
  'roadmap-hidden': EyeOff,
  'roadmap-restored': Eye,
  'report-resolved': CircleCheck,
  'application-approved': Mountain,
  'application-rejected': PenLine,
  'email-changed': AtSign,
  'story-published': Flag,
  'story-rejected': Undo2,
};

export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Bell;
  return <Icon aria-hidden="true" className="size-5" />;
}
