import { MAX_LANGUAGES } from '@waymark/contracts/identity/mentors';
import { X } from 'lucide-react';
import { languageName } from '#lib/languages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';

// ISO 639 codes of the languages with most speakers, and those of Europe.
const OFFERED =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr tw uk ur uz vi xh yo zh zu'.split(
    ' ',
  );

interface LanguageListProps {
  codes: string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}

/** Chosen languages with a button to remove each, and a select that adds one. */
export function LanguageList({ codes, error, onChange }: LanguageListProps) {
  const left = OFFERED.filter((code) => !codes.includes(code))
    .map((code) => ({ code, name: languageName(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="grid gap-2">
      <Field label="Languages" error={error} hint="The languages you can hold a session in.">
        <Select
          value=""
          disabled={codes.length >= MAX_LANGUAGES}
          onChange={({ target }) => onChange([...codes, target.value])}
        >
          <option value="">Add a language</option>
          {left.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {codes.length > 0 && (
        <ul aria-label="Chosen languages" className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code}>
              <Button
                size="sm"
                aria-label={`Remove ${languageName(code) ?? code}`}
                onClick={() => onChange(codes.filter((other) => other !== code))}
              >
                {languageName(code) ?? code}
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
