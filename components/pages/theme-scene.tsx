import { Scene, type SceneName } from '@/components/ui/illustrations/scene'

/** Decorative picture of a theme on a lighter background than the section around it, in the style of the country pictures and in the colour around it. */
export function ThemeScene({ theme }: { theme: SceneName }) {
  return (
    <div className={`rounded-lg overflow-hidden border border-line [box-shadow:var(--shadow-md)]`}>
      <div className="overflow-hidden bg-white">
        <Scene name={theme} />
      </div>
    </div>
  )
}
