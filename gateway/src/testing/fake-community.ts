import * as files from '@waymark/contracts/community/files.endpoints';
import * as growth from '@waymark/contracts/community/growth.endpoints';
import * as materials from '@waymark/contracts/community/materials.endpoints';
import * as moderation from '@waymark/contracts/community/moderation.endpoints';
import * as network from '@waymark/contracts/community/network.endpoints';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import * as peer from '@waymark/contracts/community/peer-sessions.endpoints';
import * as account from '@waymark/contracts/community/rpc-account';
import * as support from '@waymark/contracts/community/support.endpoints';
import { rpcsIn } from '@waymark/contracts/rpc';
import { FakeFiles } from './fake-files.ts';
import { exportOf, FakeService } from './fake-service.ts';
import { AT, SESSION_ID } from './samples.ts';

const topics = { strugglesOvercome: [], currentChallenges: [], helpOffered: ['Rest'], helpNeeded: [] };
const shown = {
  categories: [],
  yearsExperience: 4,
  responseTime: null,
  availableForPeerSupport: true,
  ...topics,
};
const card = () => ({ ...shown, contactEmail: '', isEmailPublic: false, revision: 1 });
const mentor = { id: 7, username: 'amara', name: 'Amara', avatar: null };
const request = {
  ...{ id: SESSION_ID, title: 'Tired', description: 'Every night.', category: 'self-care' as const, mentor },
  ...{ urgency: 'high' as const, skillsNeeded: ['Rest'], state: 'open' as const, createdAt: AT },
  ...{ editedAt: null, closedAt: null, responses: 0, helpedBy: null, hidden: null },
};
const thread = () => ({ ...request, thread: [] });
const peerSession = (): PeerSessionDetails => ({
  ...{
    id: SESSION_ID,
    title: 'First sessions',
    description: 'How we begin.',
    category: 'community',
    host: mentor,
  },
  ...{ skillLevel: 'all', scheduledFor: AT, endsAt: AT, duration: 60, timezone: 'UTC', maxParticipants: 8 },
  ...{ currentParticipants: 0, waiting: 0, isVirtual: true, location: null, joinLink: null },
  ...{
    facilitationNotes: null,
    isRecordingEnabled: true,
    recordingStatus: 'none',
    recordingUrl: null,
    captionsUrl: null,
    recordingKind: null,
    recordingDuration: null,
    recordingSize: null,
    recordingFault: null,
    recordingCreatedAt: null,
    agenda: [],
    materials: [],
    status: 'upcoming',
    cancelReason: null,
    own: null,
  },
  ...{ place: null, hidden: null, createdAt: AT, editedAt: null, participants: [], waitingList: [] },
});

const material = () => ({
  ...{
    id: SESSION_ID,
    title: 'Knots',
    description: 'Three that hold.',
    type: 'course' as const,
    category: 'Crafts',
  },
  ...{
    difficulty: 'beginner' as const,
    tags: ['rope'],
    contentUrl: null,
    host: 'courses.example',
    captionsUrl: null,
  },
  ...{ thumbnail_url: null, file: null, duration: null, pageCount: null, view_count: 0, is_published: true },
  ...{ author: mentor, createdAt: AT, publishedAt: AT, editedAt: null, hiddenReason: null },
});

const reported = () => ({
  ...{ id: SESSION_ID, kind: 'support-request' as const, title: 'Tired', text: 'Every night.', link: '/' },
  ...{ author: { id: 7, name: 'Amara' }, editedAt: null, isGone: false, hidden: null },
  ...{ reportCount: 0, reports: [] },
});
const noGrowth = () => ({
  ...{
    responses: 0,
    helped: 0,
    requests: 0,
    hosted: 0,
    attended: 0,
    members: 0,
    skills: [],
    achievements: [],
    areas: [],
  },
  recent: { answeredRequests: 0, minutesToRespond: null },
});

/** Returns success for every request. */
export class FakeCommunity extends FakeService {
  readonly files = new FakeFiles();

  constructor() {
    super('community', [
      ...rpcsIn(network, support, materials, peer, moderation, growth, account),
      ...rpcsIn(files).filter(({ access }) => access !== 'service'),
    ]);
    const member = { ...mentor, isMentor: true, email: null, bio: '', ...shown };
    this.on(network.ListMembers, () => ({ items: [member], nextCursor: null }));
    this.on(network.GetOwnCard, card).on(network.SaveOwnCard, card);
    this.on(network.ListSkills, () => ['Rest']);
    const counts = { members: 1, availableMembers: 1, openRequests: 1, helpedRequests: 0 };
    this.on(network.GetCommunityStats, () => counts);
    this.on(support.ListSupportRequests, () => ({ items: [request], nextCursor: null }));
    this.on(support.GetSupportRequest, thread).on(support.CreateSupportRequest, thread);
    this.on(support.EditSupportRequest, thread).on(support.CloseSupportRequest, thread);
    this.on(support.ReopenSupportRequest, thread).on(support.MarkHelpedResponse, thread);
    this.on(support.RespondToRequest, thread).on(support.EditResponse, thread);
    this.on(support.RemoveResponse, thread);
    this.on(materials.ListMaterials, () => ({ items: [material()], nextCursor: null }));
    this.on(materials.ListOwnMaterials, () => ({ items: [material()], nextCursor: null }));
    const byType = { videos: 0, audio: 0, documents: 0, courses: 1 };
    this.on(materials.GetMaterialSummary, () => ({ ...byType, categories: [{ name: 'Crafts', count: 1 }] }));
    this.on(materials.GetMaterial, material).on(materials.CreateMaterial, material);
    this.on(materials.EditMaterial, material).on(materials.PublishMaterial, material);
    this.on(materials.UnpublishMaterial, material);
    this.on(materials.DeleteMaterial, () => ({ success: true as const }));
    this.on(materials.ViewMaterial, () => ({ view_count: 1 }));
    const position = () => ({ position: 0, updatedAt: null });
    this.on(materials.GetMaterialPosition, position).on(materials.SaveMaterialPosition, position);
    this.on(peer.ListPeerSessions, () => ({ items: [peerSession()], nextCursor: null }));
    this.on(peer.GetPeerSession, peerSession).on(peer.CreatePeerSession, peerSession);
    this.on(peer.EditPeerSession, peerSession).on(peer.CancelPeerSession, peerSession);
    this.on(peer.StartPeerSession, peerSession).on(peer.EndPeerSession, peerSession);
    this.on(peer.RegisterForPeerSession, peerSession).on(peer.LeavePeerSession, peerSession);
    this.on(peer.SetPeerRecording, peerSession).on(peer.RemovePeerRecording, peerSession);
    this.on(peer.GetPeerSessionIcs, () => ({ ics: 'BEGIN:VCALENDAR', filename: 'peer-session.ics' }));
    this.files.serve(this);
    this.on(moderation.ReportItem, () => ({ success: true as const }));
    this.on(moderation.ListReportedItems, () => ({ items: [reported()], nextCursor: null }));
    this.on(moderation.HideItem, reported).on(moderation.RestoreItem, reported);
    this.on(moderation.DismissReports, reported).on(growth.GetGrowth, noGrowth);
    this.on(account.ExportCommunity, () => exportOf('network-card'));
    this.on(account.GetCommunityAtDeletion, () => ({
      requests: 0,
      responses: 0,
      materials: 0,
      hosted: 0,
      registrations: 0,
    }));
  }
}
