/**
 * Every text that the specification quotes or names as a label, by its section (§8 and §9 are the catalogues of errors
 * and constants). `{…}` is what varies. A pair holds the text and how the code composes it.
 */
type Text = string | [text: string, asWritten: string];

export const specifiedTexts: Record<string, Text[]> = {
  '§2 navigation': [
    ...['404 Page Not Found', 'Home', 'Mentor Studio', 'Mentor Community', 'Browse Roadmaps', 'Sessions'],
    ...['Learning Hub', 'Admin Dashboard', 'Become a Mentor', 'Account Settings', 'Logout'],
    ...['Sign In', 'Create Account', 'Signed in as'],
  ],
  '§2 landing page': [
    ...['Start Your Journey', 'View All Mentors', 'Featured Learning Paths', 'Book Session Now'],
    ...['No mentors available at the moment.', 'No stories available at the moment.'],
  ],
  '§2 accounts': [
    ...['Login', 'Forgot Password', 'Back', 'Go to Login', 'Profile', 'Security', 'Notifications'],
    ...['Change Password', 'Please log in to access account settings.'],
  ],
  '§2 studio': [
    ...['Share Your Journey', 'Application Under Review', 'Mentor Profile', 'Session Pricing'],
    ...['Create Your Roadmap', 'Build Your Journey', 'Record', 'Interview', 'Photos', 'Timeline'],
    ...['Stage Builder', 'Add Stage', 'Generate Roadmap with AI', 'Preview', 'Publish Roadmap'],
  ],
  '§2 community': [
    ...['AI-Powered Learning Hub', 'Network', 'Support', 'Peer Sessions', 'Growth', 'No mentors available'],
    ...['Ask for Help', 'Host Session', 'Peer Helper', 'Community Builder', 'Problem Solver'],
    ...['Active Listening', 'Self-Care', 'Conflict Resolution'],
  ],
  '§2 mentors and booking': [
    ...['Clear Search', 'Filter', 'No mentors found', 'Book a Session', 'Send Message', 'Mentor Not Found'],
    ...['Back to Home', 'Coming Soon', 'Booking...', 'Session Scheduling', 'Availability', 'My Sessions'],
    ...['Book Session', 'No availability slots set. Add your first slot above.'],
    ...['No available slots for this date.', 'No sessions scheduled yet.'],
  ],
  '§2 roadmaps': [
    ...['Discover Learning Paths', 'No roadmaps found', 'Load More', 'Start Journey', 'Roadmap Not Found'],
    "The roadmap you're looking for doesn't exist or has been removed.",
    ...['Interactive Journey', 'Traditional View', '{X} of {Y} steps completed'],
    ['Show {N} More Stages', 'More Stages'],
    ...['Save Progress', 'Continue'],
  ],
  '§2 hub and admin': [
    ...['Share Learning Material', 'Recently Reviewed', 'Approve', 'Reject', 'No Applications Yet'],
    'Access Denied',
  ],
  '§3 entities': [
    ...['1-2 weeks', 'Recently', 'Career Coaching', 'Skill Development', 'Goal Setting'],
    ...['Interview Preparation', 'Portfolio Review'],
  ],
  '§4 states': [
    ...['Completed', 'In Progress', 'Not Started', 'Adapting...', 'Personalized', 'LIVE', 'Join'],
    ...['Start Over', 'Previous', 'Generate Roadmap', 'Accept', 'Generate Again', 'Manual Edit Instead'],
    ...['Publishing...', 'Review typically takes 48 hours', '2-3 business days'],
  ],
  '§5 accounts': [
    'Password too short',
    ['Password must be at least 8 characters long.', '{what} must be at least 8 characters long.'],
    ['New password must be at least 8 characters long.', '{what} must be at least 8 characters long.'],
    "Passwords don't match",
    ['Please make sure both password fields match.', 'Please make sure both {fields} match.'],
    ['Please make sure both new password fields match.', 'Please make sure both {fields} match.'],
    ...['Invalid reset link', 'No reset token found. Please use the link from your email.'],
    'Invalid or missing reset token. Please use the link from your email.',
    ...['Missing Information', 'Please fill in all required fields.', 'Experience Required'],
    'We require at least 3 years of experience to become a mentor.',
    ...['Authenticity', 'Perseverance', 'Valor', 'Required'],
    ['Expected {X}, received {Y}', 'Expected {what}, received {received}'],
  ],
  '§5 booking and roadmaps': [
    'Please select a date, time, and session type.',
    ...['Empty Reflection', 'Please write something before saving your reflection.'],
    ...['Please provide a response', 'Share your thoughts before moving to the next question.'],
    ...['Title Required', 'Please enter a stage title.', 'Steps Required'],
    'Please add at least one action step.',
  ],
  '§5 files': [
    ...['Invalid File Type', 'Please select an image file (JPG, PNG, etc.).', 'File Too Large'],
    ...['Please select an image smaller than 5MB.', 'File size must be less than 50MB'],
    'File type not supported. Please upload PDF, Word documents, images, audio, or video files.',
    ...['File too large', 'File size must be less than {N}MB', 'Too Many Files'],
  ],
  '§5 community and hub': [
    ...['Please fill in the title and description.', 'Email not available'],
    "This mentor's contact information is not publicly available.",
    ['Title is required', '{what} is required'],
    'Description must be at least 10 characters',
    ...['Category is required', 'Please upload a file first'],
  ],
  '§8 accounts': [
    ...['{status}: {response text}', 'Failed to fetch user', 'Welcome back!', 'Logged in as {username}'],
    ...['Login failed', 'Account created!', 'Registration failed', 'Logged out', 'Come back soon!'],
    ...['Logout failed', 'User not found', 'No account found with that email address.', 'Error'],
    ...['Failed to check user.', 'Reset failed', 'Password change failed'],
    'Failed to change password. Please check your current password.',
    ...['User found', 'Please enter your new password.', 'Password reset successful'],
    'Password changed successfully',
  ],
  '§8 studio': [
    'Microphone Access Required',
    "Microphone access denied. Click the microphone icon in your browser's address bar to allow access, then try again.",
    'No microphone found. Please connect a microphone and refresh the page.',
    'Audio recording is not supported in this browser. Please use Chrome, Firefox, or Safari.',
    'Failed to start recording. Please check your microphone permissions and try again.',
    ...['Upload Error', 'Failed to upload recording. Please try again.'],
    ...['Failed to upload {file} . Please try again.', 'Invalid File'],
    'Failed to update pricing. Please try again.',
    'Failed to create roadmap. Please try again.',
    'Failed to generate roadmap. Please try again.',
    'AI Generation Unavailable',
    'Failed to publish roadmap. Please try again.',
    ...['Authentication Required', 'Upload Failed', 'Recording Uploaded', 'File Uploaded'],
    ...['Pricing Updated', 'Roadmap Created', 'Roadmap Published', 'Roadmap Generated'],
    ...['Support Request Created', 'Peer Session Created', 'Registration Confirmed'],
  ],
  '§8 sessions': [
    ...['Booking Failed', 'Failed to book session. Please try again.', 'Session Booked!'],
    "Your session has been successfully scheduled. You'll receive a confirmation email shortly.",
    ...['Failed to add availability', 'Failed to create payment', 'Failed to confirm payment'],
    ...['Failed to book session', 'Failed to cancel session', 'Payment Failed'],
    ...['An error occurred during payment', 'Payment Error', 'Something went wrong. Please try again.'],
    ...['Availability added successfully', 'Availability removed', 'Session cancelled'],
    ...['Session booked successfully', 'Payment processed and session scheduled.'],
    ...['Your free session has been scheduled.', 'Payment Successful', 'Your session has been booked!'],
  ],
  '§8 roadmaps': [
    'Failed to update progress. Please try again.',
    ...['Coaching Unavailable', 'Unable to generate personalized guidance right now.'],
    ...['AI Coaching Generated', 'Audio Playback Note', 'Audio Not Available'],
  ],
  '§8 applications': [
    ...['Application Failed', 'Application Needs Improvement', 'Please review the feedback and try again.'],
    ...['Application Approved', 'Application Submitted', 'Failed to load mentor applications'],
    'Failed to {decision} application',
    'Application {status} successfully',
  ],
  '§8 uploads and AI': [
    ...['Upload failed', 'Please try again', 'Upload failed with status {code}'],
    'Learning material created successfully!',
    ...['Failed to get upload URL', 'Failed to upload file', 'Failed to extract content from artifact'],
    ...['Artifact Processed Successfully', 'Failed to generate roadmap', 'Generation Failed'],
    ...['Roadmap Generated Successfully!', 'Failed to upload image. Please try again.'],
    'Upload Successful!',
  ],
};

/** Texts that Waymark does not show, each with the reason. */
export const leftOutTexts: Record<string, string> = {
  'Failed to get upload URL':
    'An artifact is sent in one request together with its options, so no address is requested before.',
};
