import * as growthRoutes from '@waymark/contracts/community/growth-routes';
import * as networkRoutes from '@waymark/contracts/community/network-routes';
import * as peerRoutes from '@waymark/contracts/community/peer-routes';
import * as growth from '@waymark/contracts/community/rpc-growth';
import * as network from '@waymark/contracts/community/rpc-network';
import * as peer from '@waymark/contracts/community/rpc-peer';
import * as support from '@waymark/contracts/community/rpc-support';
import * as supportRoutes from '@waymark/contracts/community/support-routes';
import { forward, forwardController } from '../http/forward.ts';

/** All for mentors and admins. */
export const CommunityRoutes = forwardController('Community', {
  members: forward(networkRoutes.listMembers, network.ListMembers, {
    summary: 'Members of the mentor network; an address only if its member made it public',
  }),
  ownCard: forward(networkRoutes.getOwnCard, network.GetOwnCard, {
    summary: "The caller's card in the network",
  }),
  saveCard: forward(networkRoutes.saveOwnCard, network.SaveOwnCard, { summary: "Saves the caller's card" }),
  skills: forward(networkRoutes.listSkills, network.ListSkills, {
    summary: 'Help that members offer, most frequent first',
  }),
  stats: forward(networkRoutes.getCommunityStats, network.GetCommunityStats, {
    summary: 'Counts of members, open requests and requests that were helped',
  }),
  growth: forward(growthRoutes.getGrowth, growth.GetGrowth, {
    summary: 'What the caller did in the community, for the caller only',
  }),
  requests: forward(supportRoutes.listSupportRequests, support.ListSupportRequests, {
    summary: 'Requests for help: open ones by urgency, then closed ones, newest first',
  }),
  createRequest: forward(supportRoutes.createSupportRequest, support.CreateSupportRequest, {
    quota: 'mail',
    status: 201,
    summary: 'Asks for help; informs mentors who offer it',
  }),
  request: forward(supportRoutes.getSupportRequest, support.GetSupportRequest, {
    summary: 'A request for help with its thread',
  }),
  editRequest: forward(supportRoutes.editSupportRequest, support.EditSupportRequest, {
    summary: "Changes one of the caller's requests",
  }),
  closeRequest: forward(supportRoutes.closeSupportRequest, support.CloseSupportRequest, {
    summary: "Closes one of the caller's requests",
  }),
  reopenRequest: forward(supportRoutes.reopenSupportRequest, support.ReopenSupportRequest, {
    summary: "Opens one of the caller's requests again",
  }),
  markHelped: forward(supportRoutes.markHelpedResponse, support.MarkHelpedResponse, {
    quota: 'mail',
    summary: 'Marks the response that helped, or takes the mark back; informs its author',
  }),
  respond: forward(supportRoutes.respondToRequest, support.RespondToRequest, {
    quota: 'mail',
    status: 201,
    summary: 'Adds a response or a reply; informs the author of the request',
  }),
  editResponse: forward(supportRoutes.editResponse, support.EditResponse, {
    summary: "Changes one of the caller's responses",
  }),
  removeResponse: forward(supportRoutes.removeResponse, support.RemoveResponse, {
    summary: "Removes one of the caller's responses",
  }),
  peerSessions: forward(peerRoutes.listPeerSessions, peer.ListPeerSessions, {
    summary: 'Peer sessions: coming ones by time, others latest first',
  }),
  createPeerSession: forward(peerRoutes.createPeerSession, peer.CreatePeerSession, {
    bodyLimit: 64 * 1024,
    status: 201,
    summary: 'Hosts a session; an online one without a link gets a meeting room',
  }),
  peerSession: forward(peerRoutes.getPeerSession, peer.GetPeerSession, {
    summary: 'A peer session; the join link only for its host and those registered',
  }),
  editPeerSession: forward(peerRoutes.editPeerSession, peer.EditPeerSession, {
    bodyLimit: 64 * 1024,
    quota: 'mail',
    summary: "Changes one of the caller's sessions; informs those registered",
  }),
  cancelPeerSession: forward(peerRoutes.cancelPeerSession, peer.CancelPeerSession, {
    quota: 'mail',
    summary: "Cancels one of the caller's sessions; informs those registered",
  }),
  startPeerSession: forward(peerRoutes.startPeerSession, peer.StartPeerSession, {
    summary: "Starts one of the caller's sessions before its time; ends registration",
  }),
  endPeerSession: forward(peerRoutes.endPeerSession, peer.EndPeerSession, {
    summary: "Ends one of the caller's sessions before its time",
  }),
  registerForPeerSession: forward(peerRoutes.registerForPeerSession, peer.RegisterForPeerSession, {
    quota: 'mail',
    summary: 'Takes a place, or one on the waiting list of a full session',
  }),
  setPeerRecording: forward(peerRoutes.setPeerRecording, peer.SetPeerRecording, {
    summary: "Adds or replaces the recording of one of the caller's sessions that is over",
  }),
  removePeerRecording: forward(peerRoutes.removePeerRecording, peer.RemovePeerRecording, {
    summary: "Deletes the recording of one of the caller's sessions",
  }),
  leavePeerSession: forward(peerRoutes.leavePeerSession, peer.LeavePeerSession, {
    quota: 'mail',
    summary: "Gives up the caller's place, which the first on the waiting list gets",
  }),
});
