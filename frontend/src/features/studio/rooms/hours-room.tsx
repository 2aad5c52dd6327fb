import { HoursEditor } from '../../../components/calendar-editor/calendar-editor.tsx';
import { MentorRoom } from '../components/mentor-room.tsx';

export default function HoursRoom() {
  return <MentorRoom title="Hours">{() => <HoursEditor />}</MentorRoom>;
}
