import { Scene, type SceneName } from '@/components/ui/illustrations/scene'

const drawn: readonly SceneName[] = ['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'ch']

/** The drawing of a destination. A country without one gets that of continental Europe. */
export const sceneOf = (code: string): SceneName => drawn.find((name) => name === code) ?? 'eu'

/** Decorative picture of a destination. It fills the width of its parent. Its colours come from the `data-hue` around it. */
export const CountryScene = ({ code }: { code: string }) => (
  <div className="overflow-hidden bg-hue-soft">
    <Scene name={sceneOf(code)} />
  </div>
)
