import { MentorProfileSection } from './mentor-profile-section.tsx';
import { MentorRoom } from './mentor-room.tsx';

export default function ProfileRoom() {
  return <MentorRoom title="Profile">{(userId) => <MentorProfileSection userId={userId} />}</MentorRoom>;
}
