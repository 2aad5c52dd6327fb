import { HoursOverview } from '#shared/calendar-editor/calendar-editor.tsx';
import { MentorRoom } from './mentor-room.tsx';

export default function HoursRoom() {
  return <MentorRoom title="Hours">{() => <HoursOverview />}</MentorRoom>;
}
