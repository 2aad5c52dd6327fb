import { MentorRoom } from '../components/mentor-room.tsx';
import { MentorProfileSection } from '../components/profile/mentor-profile-section.tsx';

export default function ProfileRoom() {
  return <MentorRoom title="Profile">{(userId) => <MentorProfileSection userId={userId} />}</MentorRoom>;
}
