import { PricingEditor } from '#shared/calendar-editor/calendar-editor.tsx';
import { MentorRoom } from './mentor-room.tsx';

export default function PricingRoom() {
  return <MentorRoom title="Pricing">{() => <PricingEditor />}</MentorRoom>;
}
