import { Injectable } from '@nestjs/common';
import { MentorChanged } from '@waymark/contracts/identity/events';
import type { UpdateMentorProfileBody } from '@waymark/contracts/identity/mentors';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { MentorRow } from '../../shared/persistence/mentor.row.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';

@Injectable()
export class MentorProfilesRepository {
  constructor(private readonly db: Database) {}

  /** Missing fields stay as they are. Throws NOT_FOUND for a user without a profile. */
  update(userId: number, changes: UpdateMentorProfileBody): Promise<void> {
    return this.db.transaction(async (tx) => {
      // The user first, as everywhere, so that two changes never wait for each other.
      const user = await tx.em.findOne(UserRow, {
        where: { id: userId },
        lock: { mode: 'for_no_key_update' },
      });
      const mentor = user && (await tx.em.findOneBy(MentorRow, { userId }));
      if (!mentor) throw new AppError('NOT_FOUND', 'Mentor not found');
      const { name, bio, expertise, version } = Object.assign(mentor, changes, {
        version: mentor.version + 1,
      });
      await tx.em.update(MentorRow, userId, { ...changes, version });
      tx.emit(MentorChanged, { mentorId: userId, name, avatar: user.avatar, bio, expertise, version });
    });
  }
}
