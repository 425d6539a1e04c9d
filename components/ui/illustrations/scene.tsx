const names = [
  ...(['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'eu', 'ch'] as const),
  ...(['planning', 'elite', 'research', 'workshop', 'art', 'tour', 'majors', 'shelves', 'cases'] as const),
  ...(['exam', 'language', 'contest', 'camp', 'highschool', 'transfer', 'internship', 'service'] as const),
  ...(['visa', 'passport', 'city', 'campus', 'documents', 'hotel', 'lost'] as const),
  ...(['family', 'meeting', 'signing', 'letter', 'departure', 'dormitory'] as const),
  ...(['comparison', 'stages', 'contract'] as const),
] as const

/** The drawings in `public/scenes`: destinations, subjects, occasions, places, people seen from behind or at a table, papers of our work. */
export const sceneNames: readonly SceneName[] = names

export type SceneName = (typeof names)[number]

/**
 * A decorative drawing in the colours around it (`--hue`, `--hue-soft`): a low sun, one landmark in flat areas of the hue, one ground line. It is a file, because an inline drawing
 * would be in the page twice: as markup and in the framework's payload. Its ground goes on at both sides, for a `strip` that is wider than it and as high as its parent.
 */
export function Scene({ name, strip }: { name: SceneName; strip?: 'middle' | 'end' }) {
  return (
    <svg
      className={`block w-full ${strip === undefined ? 'h-auto' : 'h-full'} text-hue`}
      viewBox="0 0 320 136"
      preserveAspectRatio={strip && (strip === 'end' ? 'xMaxYMax' : 'xMidYMax')}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/scenes/${name}.svg#scene`} />
    </svg>
  )
}
