import type { ReactNode } from 'react'
import scene from './country-scene.module.css'
import styles from './theme-scene.module.css'

const { sun, far, mid, near, solid, light, line, lightLine } = scene

const row = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** Stairs of school years up to a gate. */
function Planning() {
  return (
    <>
      <circle className={far} cx="250" cy="44" r="26" />
      {row(0, 1, 6).map((step) => (
        <path
          key={step}
          className={step % 2 === 0 ? mid : far}
          d={`M${24 + step * 34} 124V${112 - step * 13}h34v${12 + step * 13}z`}
        />
      ))}
      <path className={solid} d="M236 124V52h8v72zM284 124V52h8v72zM230 44h68v8h-68z" />
      <path className={near} d="M244 124V74a20 20 0 0 1 40 0v50h-8V76a12 12 0 0 0-24 0v48z" />
      <path className={line} d="M30 98l34-13 34-13 34-13 34-13 34-13" />
      {row(0, 1, 6).map((step) => (
        <circle key={step} className={solid} cx={30 + step * 34} cy={98 - step * 13} r="4" />
      ))}
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** An old court: arches, a spire, a long lawn. */
function Elite() {
  return (
    <>
      <circle className={far} cx="70" cy="44" r="26" />
      <path className={far} d="M12 124V84h60v40zM250 124V76h58v48z" />
      <path className={mid} d="M72 124V72h180v52z" />
      {row(84, 28, 6).map((x) => (
        <path key={x} className={light} d={`M${x} 124V98a9 12 0 0 1 18 0v26z`} />
      ))}
      <path className={near} d="M66 66h192v6H66zM140 66V48h44v18z" />
      <path className={solid} d="M148 48l14-40 14 40zM78 66l6-16 6 16zM234 66l6-16 6 16z" />
      <circle className={light} cx="162" cy="57" r="6" />
      <path className={far} d="M0 124h320v12H0z" />
      <path className={line} d="M40 130h240" />
    </>
  )
}

/** A bench: a flask, a notebook with a curve, a stack of papers. */
function Research() {
  return (
    <>
      <circle className={far} cx="252" cy="40" r="24" />
      <path className={far} d="M28 120V78h62v42z" />
      <path className={mid} d="M34 78V70h62v42h-6V78z" />
      <path className={lightLine} d="M38 88h42M38 96h42M38 104h30" />
      <path className={near} d="M118 120l26-54V38h20v28l26 54z" />
      <path className={solid} d="M138 30h32v8h-32zM128 104l10-20h32l10 20z" />
      <circle className={light} cx="148" cy="94" r="3" />
      <circle className={light} cx="160" cy="98" r="2" />
      <path className={mid} d="M212 120V62h84v58z" />
      <path className={light} d="M218 68h72v46h-72z" />
      <path className={line} d="M224 108c12-2 16-30 28-30s14 16 32 16M224 72v36h62" />
      <path className={far} d="M0 120h320v16H0z" />
    </>
  )
}

/** Ordered rows: a table of weeks, some done, a hand's mark at the end. */
function Workshop() {
  return (
    <>
      <circle className={far} cx="64" cy="40" r="24" />
      <path className={mid} d="M52 26h176v94H52z" />
      <path className={light} d="M60 44h160v68H60z" />
      <path className={near} d="M52 20h176v16H52z" />
      {row(72, 24, 6).map((x, column) =>
        row(54, 18, 3).map((y, rank) => (
          <rect
            key={`${x}-${y}`}
            className={column + rank * 2 < 6 ? near : far}
            x={x}
            y={y}
            width="16"
            height="11"
          />
        )),
      )}
      <path className={solid} d="M250 120V66l10-16 10 16v54zM250 66h20z" />
      <path className={lightLine} d="M257 68v52M263 68v52" />
      <path className={far} d="M0 120h320v16H0z" />
    </>
  )
}

/** An easel with an unfinished sheet, works on the wall. */
function Art() {
  return (
    <>
      <circle className={far} cx="262" cy="44" r="26" />
      <path className={far} d="M22 34h50v38H22zM80 26h34v46H80z" />
      <path className={light} d="M28 40h38v26H28zM86 32h22v34H86z" />
      <path className={line} d="M32 62l12-14 8 8 10-12M90 60c2-16 14-16 14-26" />
      <path className={solid} d="M150 124l18-96h6l-14 96zM222 124l-18-96h-6l14 96zM183 28h6v14h-6z" />
      <path className={mid} d="M146 38h80v60h-80z" />
      <path className={light} d="M152 44h68v48h-68z" />
      <circle className={near} cx="176" cy="66" r="12" />
      <path className={mid} d="M186 84l14-26 14 26z" />
      <path className={near} d="M142 98h88v6h-88z" />
      <path className={mid} d="M254 124V88h30v36z" />
      <path className={line} d="M260 88l-8-30M269 88V50M278 88l8-34" />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** A gate, a path that winds through the grounds, marks along it. */
function Tour() {
  return (
    <>
      <circle className={far} cx="242" cy="42" r="26" />
      <path className={far} d="M150 104V62h120v42zM180 62l30-22 30 22z" />
      <path className={light} d="M164 76h10v14h-10zM190 76h10v14h-10zM220 76h10v14h-10zM246 76h10v14h-10z" />
      <path className={solid} d="M40 118V50h16v68zM104 118V50h16v68zM34 42h92v8H34z" />
      <path className={near} d="M56 70a24 22 0 0 1 48 0v6H56z" />
      <path className={mid} d="M0 118h320v18H0z" />
      <path className={lightLine} d="M80 136c0-18 60-8 70-18s20-14 60-14" strokeDasharray="6 5" />
      {[
        [150, 118],
        [210, 104],
        [286, 118],
      ].map(([x = 0, y = 0]) => (
        <path key={x} className={near} d={`M${x} ${y}l-9-16a10 10 0 1 1 18 0z`} />
      ))}
    </>
  )
}

/** One trunk that parts into fields. */
function Majors() {
  return (
    <>
      <circle className={far} cx="60" cy="42" r="26" />
      <path className={line} d="M160 124V92M160 92L84 62M160 92L132 48M160 92l28-44M160 92l76-30" />
      <path className={solid} d="M154 92h12l4 32h-20z" />
      {[
        [84, 54, 18],
        [132, 38, 16],
        [188, 38, 20],
        [236, 54, 16],
      ].map(([x = 0, y = 0, size = 0], index) => (
        <g key={x}>
          <circle className={index % 2 === 0 ? mid : near} cx={x} cy={y} r={size} />
          <circle className={light} cx={x} cy={y} r={size / 2.4} />
        </g>
      ))}
      <path className={far} d="M0 124h320v12H0zM272 124v-30h30v30zM24 124v-20h26v20z" />
    </>
  )
}

/** A shelf of courses, one drawn out. */
function Shelves() {
  return (
    <>
      <circle className={far} cx="256" cy="40" r="24" />
      {row(36, 20, 12).map((x, index) => (
        <rect
          key={x}
          className={[far, mid, near, mid][index % 4]}
          x={x}
          y={index === 6 ? 20 : 34 + (index % 3) * 5}
          width="16"
          height={index === 6 ? 44 : 42 - (index % 3) * 5}
        />
      ))}
      {row(46, 22, 10).map((x, index) => (
        <rect
          key={x}
          className={[mid, far, near][index % 3]}
          x={x}
          y={88 + (index % 2) * 6}
          width="18"
          height={34 - (index % 2) * 6}
        />
      ))}
      <path className={solid} d="M24 76h272v6H24zM24 122h272v6H24z" />
      <path className={lightLine} d="M164 26v30" />
    </>
  )
}

/** Folders upright, marks of three kinds on them. */
function Cases() {
  return (
    <>
      <circle className={far} cx="66" cy="42" r="26" />
      {row(64, 44, 5).map((x, index) => (
        <g key={x}>
          <path className={[mid, far, near, far, mid][index] ?? mid} d={`M${x} 122V44h14l5-8h19v86z`} />
          <rect className={light} x={x + 6} y="58" width="26" height="38" />
          <path className={line} d={`M${x + 10} 68h18M${x + 10} 76h18M${x + 10} 84h12`} />
          <circle className={index === 1 || index === 3 ? sun : solid} cx={x + 19} cy="108" r="5" />
        </g>
      ))}
      <path className={solid} d="M48 122h236v6H48z" />
    </>
  )
}

/** The drawings by theme, for whoever frames them himself. */
export const themeScenes = {
  planning: Planning,
  elite: Elite,
  research: Research,
  workshop: Workshop,
  art: Art,
  tour: Tour,
  majors: Majors,
  shelves: Shelves,
  cases: Cases,
} satisfies Record<string, () => ReactNode>

export type Theme = keyof typeof themeScenes

/** Our own picture of a theme, decorative; of one family with the pictures of the countries, in the colour around it. */
export function ThemeScene({ theme }: { theme: Theme }) {
  const Scene = themeScenes[theme]
  return (
    <div className={styles.picture}>
      <div className={scene.frame}>
        <svg className={scene.scene} viewBox="0 0 320 136" aria-hidden="true" focusable="false">
          <Scene />
        </svg>
      </div>
    </div>
  )
}
