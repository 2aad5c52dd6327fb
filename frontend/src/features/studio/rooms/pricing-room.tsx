import { PricingEditor } from '../../../components/calendar-editor/calendar-editor.tsx';
import { MentorRoom } from '../components/mentor-room.tsx';

export default function PricingRoom() {
  return <MentorRoom title="Pricing">{() => <PricingEditor />}</MentorRoom>;
}
