import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Input, Textarea } from './input.tsx';

let root: Root | undefined;
let navigation = 'navigate';
beforeAll(async () => {
  document.head.innerHTML = '<meta name="theme-color" />';
  // As index.html does, before anything else.
  await import(new URL('../../../public/early.js', import.meta.url).href);
});
beforeEach(() => {
  performance.getEntriesByType = () => [{ type: navigation }] as unknown as PerformanceEntryList;
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function Form({ onTick }: { onTick?: () => void }) {
  const [q, setQ] = useState('');
  const [note, setNote] = useState('');
  const [isDone, setDone] = useState(false);
  const [presses, setPresses] = useState(0);
  function tick(checked: boolean) {
    setDone(checked);
    onTick?.();
  }
  return (
    <>
      <Input aria-label="Search" value={q} onChange={(event) => setQ(event.target.value)} />
      <Textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Checkbox aria-label="Done" checked={isDone} onChange={(event) => tick(event.target.checked)} />
      <Button onClick={() => setPresses(presses + 1)}>Add</Button>
      <output>{`${q}|${note}|${isDone}|${presses}`}</output>
    </>
  );
}

/** Shows the HTML of the server, lets a reader act, and hydrates. */
async function hydrate(onTick: () => void, doEarly: (box: HTMLElement) => void): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.innerHTML = asHtml(<Form />);
  document.body.append(box);
  doEarly(box);
  await act(async () => {
    root = hydrateRoot(box, <Form onTick={onTick} />);
  });
  return box;
}

/** As the server sends it; its renderer does not run beside a document. */
function asHtml(content: ReactNode): string {
  const box = document.createElement('div');
  const drawn = createRoot(box);
  act(() => drawn.render(content));
  const { innerHTML } = box;
  act(() => drawn.unmount());
  return innerHTML;
}

const shown = (box: HTMLElement) => box.querySelector('output')?.textContent;

it('keeps what is typed and ticked before hydration', async () => {
  const onTick = jest.fn();
  const box = await hydrate(onTick, (html) => {
    html.querySelector('input')!.value = 'debt';
    html.querySelector('textarea')!.value = 'tired';
    html.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
  });
  expect(shown(box)).toBe('debt|tired|true|0');
  expect(box.querySelector('input')!.value).toBe('debt');
  expect(box.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true);
  expect(onTick).toHaveBeenCalledTimes(1);
});

it('presses once what was pressed before hydration, and nothing else', async () => {
  const press = (html: HTMLElement) => html.querySelector('button')!.click();
  expect(shown(await hydrate(jest.fn(), press))).toBe('||false|1');
});

it('leaves the ticks that a reload restores', async () => {
  navigation = 'reload';
  const onTick = jest.fn();
  await hydrate(onTick, (html) => html.querySelector<HTMLInputElement>('[type=checkbox]')!.click());
  expect(onTick).not.toHaveBeenCalled();
  navigation = 'navigate';
});

it('repeats nothing of a field that is drawn here, whose browser writes its text in another way', () => {
  const onChange = jest.fn();
  const box = document.createElement('div');
  root = createRoot(box);
  act(() => root!.render(<Textarea aria-label="Note" value={'one\r\ntwo'} onChange={onChange} />));
  expect(box.querySelector('textarea')!.value).toBe('one\ntwo');
  expect(onChange).not.toHaveBeenCalled();
});

it('repeats nothing in fields that nobody touched', async () => {
  const onTick = jest.fn();
  expect(shown(await hydrate(onTick, () => {}))).toBe('||false|0');
  expect(onTick).not.toHaveBeenCalled();
});

it('lets the browser send only forms with an address of their own', () => {
  const isSent = (form: string) => {
    document.body.innerHTML = form;
    return document.body.firstElementChild!.dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
  };
  expect(isSent('<form><input name="password" /></form>')).toBe(false);
  expect(isSent('<form action="/browse"><input name="q" /></form>')).toBe(true);
});
