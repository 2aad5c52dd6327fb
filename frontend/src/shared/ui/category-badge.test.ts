import { describe, expect, it } from '@jest/globals';
import { PiggyBank, Signpost, Store } from 'lucide-react';
import { categoryLook } from './category-badge.tsx';

describe('the look of a category', () => {
  it('has the named colour and icon', () => {
    expect(categoryLook({ color: 'amber', icon: 'piggy-bank' })).toEqual({ tone: 'amber', icon: PiggyBank });
    expect(categoryLook({ color: 'clay', icon: 'store' })).toEqual({ tone: 'clay', icon: Store });
  });

  it.each(['#2F6B4F', 'neutral', 'constructor', ''])(
    'is a slate signpost for the unknown name %p',
    (name) => {
      expect(categoryLook({ color: name, icon: name })).toEqual({ tone: 'slate', icon: Signpost });
    },
  );
});
