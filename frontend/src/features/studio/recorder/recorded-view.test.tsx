import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { NOTHING_SENT } from './part-sender.ts';
import { RecordedView } from './recorded-view.tsx';

// jsdom plays nothing and has no object URLs.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => {};
});

it('rejects a name that is too long instead of cutting it', () => {
  const onSave = jest.fn();
  renderScreen(
    <RecordedView
      recording={{
        ...{ blob: new Blob(['x']), seconds: 4, levels: [], name: 'The night', ending: 'stopped' },
        format: { recordAs: 'audio/webm', type: 'audio/webm', extension: 'webm' },
      }}
      saving={{ state: 'unsaved' }}
      sent={NOTHING_SENT}
      onSave={onSave}
      onAgain={onSave}
      onCancel={() => {}}
      onDelete={() => {}}
    />,
  );
  const name = screen.getByLabelText('Name of the recording');
  fireEvent.change(name, { target: { value: 'n'.repeat(121) } });
  expect(screen.getByText('1 too many: at most 120 characters fit.')).toBeTruthy();
  for (const button of ['Save recording', 'Save and record another take'])
    fireEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByText('A name can have at most 120 characters.')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.change(name, { target: { value: 'n'.repeat(120) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save recording' }));
  expect(onSave).toHaveBeenCalledWith('n'.repeat(120), null);
});
