import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IN_PAGE } from '#lib/in-page.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#shared/ui/tabs.tsx';
import { InterviewPanel } from '../interview/interview-panel.tsx';
import { workspacePath } from '../shared/paths.ts';
import { PhotosPanel } from '../story/photos-panel.tsx';
import { RecordPanel } from '../story/record-panel.tsx';
import { TimelinePanel } from '../timeline/timeline-panel.tsx';

interface JourneyTab {
  /** The last part of the address. */
  id: string;
  label: string;
  /** The rest of the label, from where it has room. */
  more?: string;
  Panel: ComponentType<{ roadmap: Roadmap }>;
}

/** In the order in which they are shown. */
const tabs: readonly [JourneyTab, ...JourneyTab[]] = [
  { id: 'record', label: 'Record', Panel: RecordPanel },
  { id: 'interview', label: 'Interview', Panel: InterviewPanel },
  { id: 'photos', label: 'Photos', more: ' and files', Panel: PhotosPanel },
  { id: 'timeline', label: 'Timeline', Panel: TimelinePanel },
];

/** An opened tab stays mounted, so that a recording or an upload in it continues while another is shown. */
export function JourneyTabs({ roadmap, tab }: { roadmap: Roadmap; tab: string | undefined }) {
  const current = tabs.find(({ id }) => id === tab?.toLowerCase()) ?? tabs[0];
  const opened = useOpened(current.id);
  const open = useOpenTab(roadmap.id);
  return (
    <Tabs value={current.id} onValueChange={open}>
      <TabsList aria-label="Build Your Journey" className="overflow-x-auto max-sm:gap-0">
        {tabs.map(({ id, label, more }) => (
          <TabsTrigger key={id} value={id} className="max-sm:px-2 max-sm:text-sm">
            {label}
            {more && <span className="max-sm:sr-only">{more}</span>}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ id, Panel }) => (
        <TabsContent key={id} value={id} forceMount className="data-[state=inactive]:hidden">
          {opened.includes(id) && <Panel roadmap={roadmap} />}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function useOpened(current: string): readonly string[] {
  const [opened, setOpened] = useState([current]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return opened;
}

function useOpenTab(roadmapId: string): (tab: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (tab) =>
    navigate(workspacePath(roadmapId, tab === tabs[0].id ? undefined : tab), {
      replace: true,
      state: { ...(state as object | null), ...IN_PAGE },
    });
}
