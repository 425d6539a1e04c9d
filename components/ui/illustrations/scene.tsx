const names = [
  ...(['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'eu', 'ch'] as const),
  ...(['planning', 'elite', 'research', 'workshop', 'art', 'tour', 'majors', 'shelves', 'cases'] as const),
  ...(['exam', 'language', 'contest', 'camp', 'highschool', 'transfer', 'internship', 'service'] as const),
  ...(['visa', 'passport', 'city', 'documents', 'hotel'] as const),
] as const

/** The drawings in `public/scenes`: destinations, subjects, occasions, places. */
export const sceneNames: readonly SceneName[] = names

export type SceneName = (typeof names)[number]

/**
 * A decorative drawing in the colours around it (`--hue`, `--hue-soft`): a low sun, one landmark in flat areas of the hue, one ground line. It is a file, because an inline drawing
 * would be in the page twice: as markup and in the framework's payload.
 */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className="block w-full h-auto text-hue" viewBox="0 0 320 136" aria-hidden="true" focusable="false">
      <use href={`/scenes/${name}.svg#scene`} />
    </svg>
  )
}
