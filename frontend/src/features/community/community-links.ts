/** The rooms of the community, in the order of the navigation. */
export const communityRooms = [
  { to: '/mentor-community', label: 'Network' },
  { to: '/mentor-community/support', label: 'Support' },
  { to: '/mentor-community/sessions', label: 'Peer Sessions' },
  { to: '/mentor-community/growth', label: 'Growth' },
];
