/** Pages to try what mentors use, with samples. */
export const demos = [
  {
    to: '/artifact-demo',
    label: 'Artifact demo',
    about: 'What the analyzer finds in a photo, a document or a video.',
  },
  {
    to: '/ghostwriter-demo',
    label: 'Ghostwriter demo',
    about: 'How a timeline becomes a draft, on three made-up lives.',
  },
  { to: '/test-upload', label: 'Test upload', about: 'Whether your device can upload pictures.' },
];
