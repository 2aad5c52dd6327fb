/** The product's colours; mails cannot use its style sheets. */
export const light = {
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

const dark: Record<keyof typeof light, string> = {
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

/** What inline styles cannot do: phones and the dark scheme. */
export const styles = `@media (max-width: 480px) {
.card{padding:20px!important}
}
@media (prefers-color-scheme: dark) {
.paper{background:${dark.paper}!important}
.raised{background:${dark.raised}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.rule{border-color:${dark.line}!important}
.button{background:${dark.moss}!important;color:${dark.onMoss}!important}
.quote{border-color:${dark.clay}!important;color:${dark.ink}!important}
.link{color:${dark.link}!important}
}`;
