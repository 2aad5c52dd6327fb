import { PATH_REQUEST_MAX, SendPathRequestBody } from '@waymark/contracts/roadmaps/path-requests';
import { type FormEvent, useState } from 'react';
import { useReturnState } from '#lib/return-path.ts';
import { readTab, writeTab } from '#lib/tab-storage.ts';
import { useUser } from '#lib/use-user.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useSendPathRequest } from '../api/use-path-requests.ts';
import { MyPathRequests } from './my-path-requests.tsx';

/** Holds the text through a reload and a login. */
const DRAFT = 'waymark.path-request';

/** Takes a request for a path. Visitors log in to send it, and come back with what they wrote. */
export function PathRequestForm({ q }: { q: string }) {
  const { user } = useUser();
  const from = useReturnState();
  const [text, setText] = useState(() => readTab(DRAFT) ?? q);
  const [error, setError] = useState<string>();
  const send = useSendPathRequest();

  function write(value: string) {
    setText(value);
    setError(undefined);
    writeTab(DRAFT, value || null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = SendPathRequestBody.safeParse({ text });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    send.mutate(parsed.data, {
      onSuccess: () => {
        write('');
        toast({
          title: 'Your request is with the mentors',
          description: 'They see the text, not your name.',
          variant: 'success',
        });
      },
      onError: (failure) => setError(messageOf(failure)),
    });
  }

  return (
    <section aria-labelledby="request" className="max-w-xl">
      <h2 id="request" className="text-2xl">
        Ask for a roadmap
      </h2>
      <SafetyWatch onErase={() => write('')} className="mt-4">
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field
            label="What would you like a roadmap for?"
            hint="Mentors see this text without your name, so leave out what could identify you."
            error={error}
          >
            <Textarea
              rows={3}
              limit={PATH_REQUEST_MAX}
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
          {user ? (
            <Button type="submit" variant="primary" loading={send.isPending} className="justify-self-start">
              Send request
            </Button>
          ) : (
            <ButtonLink
              to="/auth"
              state={from}
              className="justify-self-start"
              onClick={() => writeTab(DRAFT, text || null)}
            >
              Log in to send it
            </ButtonLink>
          )}
        </form>
      </SafetyWatch>
      {user && <MyPathRequests />}
    </section>
  );
}
