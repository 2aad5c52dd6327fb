/** The product's colours, by day and by dusk: mails carry theirs with them. */
export const day = {
  paper: '#FBF8F3',
  raised: '#FFFFFF',
  ink: '#1F2A2E',
  muted: '#5B676B',
  line: '#E4DDD1',
  moss: '#2F6B4F',
  onMoss: '#FFFFFF',
  clay: '#B54824',
  link: '#2C5D7C',
} as const;

const dusk: Record<keyof typeof day, string> = {
  paper: '#14181B',
  raised: '#1C2226',
  ink: '#ECE7DD',
  muted: '#A3ADAE',
  line: '#2D363A',
  moss: '#7CC4A0',
  onMoss: '#14181B',
  clay: '#F0916A',
  link: '#8DBEDB',
};

/** For mail programs that know of dusk: the classes of the layout in its colours. */
export const duskStyles = `@media (prefers-color-scheme: dark) {
.paper{background:${dusk.paper}!important}
.raised{background:${dusk.raised}!important;border-color:${dusk.line}!important}
.ink{color:${dusk.ink}!important}
.muted{color:${dusk.muted}!important}
.rule{border-color:${dusk.line}!important}
.button{background:${dusk.moss}!important;color:${dusk.onMoss}!important}
.quote{border-color:${dusk.clay}!important;color:${dusk.ink}!important}
.link{color:${dusk.link}!important}
}`;
