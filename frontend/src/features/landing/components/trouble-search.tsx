import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';

/** Leads to the search. A form of its own address, so that it works before the scripts have loaded. */
export function TroubleSearch() {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(q ? `/browse?q=${encodeURIComponent(q)}` : '/browse');
  }
  return (
    <search>
      <form action="/browse" onSubmit={submit} className="mt-8 max-w-[34rem]">
        <label htmlFor="trouble" className="font-semibold">
          What are you in the middle of?
        </label>
        <div className="mt-2 flex flex-wrap gap-2 sm:flex-nowrap">
          <input
            id="trouble"
            name="q"
            type="search"
            dir="auto"
            maxLength={200}
            placeholder="Debt, grief, drinking, a new start"
            className="min-h-12 w-full min-w-0 rounded-control border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-muted hover:border-ink"
          />
          <Button type="submit" size="lg">
            <Search aria-hidden="true" className="size-5" />
            Search
          </Button>
        </div>
      </form>
      <HelpNow className="mt-1" />
    </search>
  );
}
