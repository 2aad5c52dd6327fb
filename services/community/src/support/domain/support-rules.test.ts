import { describe, expect, it } from '@jest/globals';
import { MAX_RESPONSES } from '@waymark/contracts/community/options';
import { asAdmin, asMentor } from '@waymark/testing/caller';
import {
  checkCanHelp,
  checkCanReply,
  checkCanRespond,
  checkOpenRequests,
  checkVisible,
  MAX_OPEN_REQUESTS,
  type RequestState,
  type ResponseState,
  rootOf,
} from './support-rules.ts';

const request: RequestState = {
  id: 'q1',
  authorId: 7,
  title: 'T',
  state: 'open',
  helpedBy: null,
  isHidden: false,
};
const response: ResponseState = { id: 's1', parentId: null, authorId: 8, isRemoved: false, isHidden: false };
const refused = { code: 'RULE_REFUSED' };
const errorOf = (fn: () => void): unknown => {
  try {
    return fn();
  } catch (error) {
    return error;
  }
};

describe('a request for help', () => {
  it('accepts responses while it is open and has room', () => {
    const ada = { userId: 8 };
    const none = { all: 0, own: 0 };
    expect(errorOf(() => checkCanRespond(request, { all: MAX_RESPONSES - 1, own: 0 }, ada))).toBeUndefined();
    expect(errorOf(() => checkCanRespond(request, { all: MAX_RESPONSES, own: 0 }, ada))).toMatchObject(
      refused,
    );
    expect(errorOf(() => checkCanRespond({ ...request, state: 'closed' }, none, ada))).toMatchObject(refused);
    expect(errorOf(() => checkCanRespond({ ...request, isHidden: true }, none, ada))).toMatchObject(refused);
  });

  it('keeps room for others than the one who responds most', () => {
    const counts = { all: 30, own: 25 };
    const often = () => checkCanRespond(request, counts, { userId: 8 });
    expect(errorOf(often)).toMatchObject({
      message: 'You have responded 25 times here. Leave room for others.',
    });
    expect(errorOf(() => checkCanRespond(request, counts, { userId: request.authorId }))).toBeUndefined();
  });

  it('is refused beyond the limit of open ones', () => {
    expect(errorOf(() => checkOpenRequests(MAX_OPEN_REQUESTS - 1))).toBeUndefined();
    expect(errorOf(() => checkOpenRequests(MAX_OPEN_REQUESTS))).toMatchObject(refused);
  });

  it('can be marked as helped by a response of another mentor that is not removed', () => {
    expect(errorOf(() => checkCanHelp(request, response))).toBeUndefined();
    expect(errorOf(() => checkCanHelp(request, { ...response, authorId: 7 }))).toMatchObject(refused);
    expect(errorOf(() => checkCanHelp(request, { ...response, isRemoved: true }))).toMatchObject(refused);
  });

  it('cannot be marked as helped by a hidden response, which takes no replies either', () => {
    expect(errorOf(() => checkCanReply(response))).toBeUndefined();
    for (const one of [{ isHidden: true }, { isRemoved: true }]) {
      expect(errorOf(() => checkCanReply({ ...response, ...one }))).toMatchObject(refused);
    }
    expect(errorOf(() => checkCanHelp(request, { ...response, isHidden: true }))).toMatchObject(refused);
  });

  it('exists for its author and admins only while it is hidden', () => {
    const hidden = { ...request, isHidden: true };
    const notFound = { code: 'NOT_FOUND' };
    expect(errorOf(() => checkVisible(request, asMentor(8)))).toBeUndefined();
    expect(errorOf(() => checkVisible(hidden, asMentor(8)))).toMatchObject(notFound);
    for (const one of [asMentor(7), asAdmin()])
      expect(errorOf(() => checkVisible(hidden, one))).toBeUndefined();
  });

  it('has replies one level deep', () => {
    expect(rootOf(response)).toBe('s1');
    expect(rootOf({ ...response, id: 's2', parentId: 's1' })).toBe('s1');
  });
});
