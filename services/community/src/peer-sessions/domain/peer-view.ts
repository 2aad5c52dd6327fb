import { fileAddress } from '@waymark/contracts/community/file-address';
import type { PeerStatus, RecordingStatus } from '@waymark/contracts/community/peer-options';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { mayJoin, mayWatch, type PeerTimes, statusOf } from './peer-rules.ts';

interface StoredRecording {
  recordingId: string | null;
  /** Null while they are checked. */
  captionsId: string | null;
  recordedAt: Date | null;
  recordingState: 'checking' | 'ready' | null;
  /** Of the content. */
  recordingType: string | null;
}

type Computed =
  | 'scheduledFor'
  | 'endsAt'
  | 'createdAt'
  | 'editedAt'
  | 'status'
  | 'recordingStatus'
  | 'recordingUrl'
  | 'captionsUrl'
  | 'recordingKind'
  | 'recordingCreatedAt'
  | 'hidden';

/** A session as it is stored, with what the reader is in it. */
export type StoredPeerSession = Omit<PeerSession, Computed> &
  PeerTimes &
  StoredRecording & { createdAt: Date; editedAt: Date | null; sequence: number } & {
    hiddenAt: Date | null;
    hiddenReason: string | null;
  };

/** As one member sees it. */
export function peerViewOf(stored: StoredPeerSession, now: Date): PeerSession {
  const { startsAt, endsAt, begunAt: _, endedAt: __, cancelledAt: ___, sequence: ____, ...rest } = stored;
  const {
    recordingId: _____,
    captionsId: ______,
    recordedAt,
    recordingState: _______,
    recordingType: ________,
    hiddenAt,
    hiddenReason,
    ...session
  } = rest;
  const status = statusOf(stored, now);
  return {
    ...session,
    ...recordingOf(stored, status),
    status,
    hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenReason },
    joinLink: mayJoin(stored.own, status) ? stored.joinLink : null,
    scheduledFor: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: stored.createdAt.toISOString(),
    editedAt: stored.editedAt?.toISOString() ?? null,
  };
}

function recordingOf(stored: StoredPeerSession, status: PeerStatus) {
  const { recordingId, captionsId, recordedAt, recordingType, recordingState, own } = stored;
  const canWatch = recordingState === 'ready' && mayWatch(own);
  return {
    recordingStatus: recordingStatusOf(stored, status),
    recordingUrl: canWatch && recordingId ? fileAddress(recordingId) : null,
    captionsUrl: canWatch && captionsId ? fileAddress(captionsId) : null,
    recordingKind: recordingState && recordingType ? kindOf(recordingType) : null,
    recordingCreatedAt: recordedAt?.toISOString() ?? null,
  };
}

function recordingStatusOf(
  { recordingState, isRecordingEnabled }: StoredPeerSession,
  status: PeerStatus,
): RecordingStatus {
  if (recordingState) return recordingState === 'ready' ? 'ready' : 'processing';
  return status === 'live' && isRecordingEnabled ? 'recording' : 'none';
}

const kindOf = (type: string): 'video' | 'audio' => (type.startsWith('video/') ? 'video' : 'audio');
