import type { CSSProperties, ReactNode } from 'react'
import styles from './country-scene.module.css'

const { sun, snow, far, mid, near, solid, light, line, lightLine } = styles

/** x positions `count` times from `from`, `step` apart. */
const row = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** A domed library on its steps, towers of a city behind. */
function UnitedStates() {
  return (
    <>
      <circle className={sun} cx="246" cy="50" r="26" />
      <path
        className={far}
        d="M18 136V74h20v62zM42 136V52h16v84zM62 136V88h22v48zM232 136V70h18v66zM254 136V46h14v90zM272 136V82h24v54z"
      />
      <path className={mid} d="M124 62a36 36 0 0 1 72 0z" />
      <path className={near} d="M156 18h8v9h-8zM118 62h84v10h-84zM106 76h108v7H106z" />
      {row(112, 16, 7).map((x) => (
        <rect key={x} className={solid} x={x - 1} y="86" width="6" height="36" />
      ))}
      <path className={far} d="M108 84h104v40H108z" />
      <path className={near} d="M102 124h116v6H102zM92 130h136v6H92z" />
    </>
  )
}

/** A chapel gable with pinnacles, a clock tower beside it. */
function UnitedKingdom() {
  return (
    <>
      <circle className={sun} cx="84" cy="48" r="26" />
      <path className={far} d="M20 136V96h70v40zM236 136v-30h64v30z" />
      {row(24, 12, 6).map((x) => (
        <path key={x} className={far} d={`M${x} 96v-8l4-5 4 5v8z`} />
      ))}
      <path className={mid} d="M98 136V84l38-34 38 34v52z" />
      {[94, 170].map((x) => (
        <path key={x} className={near} d={`M${x} 136V62l4-16 4 16v74z`} />
      ))}
      <path className={light} d="M116 136v-34a20 28 0 0 1 20-26 20 28 0 0 1 20 26v34z" />
      <path className={line} d="M136 76v60M126 84v52M146 84v52M116 104h40" />
      <path className={solid} d="M200 136V58h28v78z" />
      <path className={near} d="M196 58h36v-6h-36zM202 52l12-34 12 34z" />
      <circle className={light} cx="214" cy="74" r="9" />
      <path className={line} d="M214 68v6l4 3" />
      <path className={lightLine} d="M208 92v36M214 92v36M220 92v36" />
    </>
  )
}

/** Mountains over a lake, conifers, a broadcast tower far off. */
function Canada() {
  return (
    <>
      <circle className={sun} cx="70" cy="46" r="26" />
      <path className={far} d="M0 118l52-54 40 38 22-18 42 34z" />
      <path className={mid} d="M88 118l66-86 66 86z" />
      <path className={snow} d="M154 32l20 26-10-4-8 9-9-8-13 4z" />
      <path className={near} d="M176 118l46-56 58 56z" />
      <path className={solid} d="M283 118l3-88h2l3 88zM277 58h20l-4 9h-12z" />
      {[26, 46, 236, 258].map((x, index) => (
        <path key={x} className={solid} d={`M${x} ${index % 2 === 0 ? 78 : 86}l9 18h-5l8 14h-24l8-14h-5z`} />
      ))}
      <path className={far} d="M0 118h320v18H0z" />
      <path className={line} d="M40 124h60M128 128h84M236 124h46" />
    </>
  )
}

/** Shell roofs on a quay before an arch bridge. */
function Australia() {
  return (
    <>
      <circle className={sun} cx="248" cy="44" r="26" />
      <path className={line} d="M8 118C38 62 118 62 148 118M8 118C42 76 114 76 148 118" opacity=".45" />
      {row(30, 16, 7).map((x) => (
        <path
          key={x}
          className={line}
          d={`M${x} ${118 - 38 * (1 - ((x - 78) / 70) ** 2)}V118`}
          opacity=".3"
        />
      ))}
      <path className={mid} d="M118 118c0-34 20-58 52-68-6 30-4 48 2 68z" />
      <path className={near} d="M160 118c0-40 22-68 58-82-8 34-6 58 2 82z" />
      <path className={solid} d="M208 118c0-28 16-48 42-58-5 24-4 40 2 58z" />
      <path className={mid} d="M246 118c0-18 10-30 28-38-3 16-2 26 2 38z" />
      <path className={lightLine} d="M166 110c2-26 16-46 40-60M214 112c2-18 10-30 26-40" />
      <path className={near} d="M104 118h190v8H104z" />
      <path className={far} d="M0 126h320v10H0z" />
    </>
  )
}

/** A lake under long clouds and three ranges. */
function NewZealand() {
  return (
    <>
      <circle className={sun} cx="254" cy="42" r="26" />
      <path
        className={snow}
        d="M28 58h70a6 6 0 0 1 0 12H28a6 6 0 0 1 0-12zM196 74h96a6 6 0 0 1 0 12h-96a6 6 0 0 1 0-12z"
      />
      <path className={far} d="M0 118V98l34-26 30 22 46-44 30 30 24-22 52 42 36-24 46 32 22-12v22z" />
      <path className={mid} d="M70 118l82-92 86 92z" />
      <path className={snow} d="M152 26l28 30-11-3-8 10-11-9-10 8-10-9-6 2z" />
      <path className={near} d="M152 26l86 92h-74l10-36-14-18z" />
      <path
        className={solid}
        d="M0 118c22-16 44-20 68-8 12-6 24-4 36 8zM226 118c16-12 30-14 46-6 16-8 32-6 48 6z"
      />
      <path className={far} d="M0 118h320v18H0z" />
      <path className={line} d="M24 125h52M116 129h92M236 125h58" />
    </>
  )
}

/** A gate before a snow-topped cone and a large sun. */
function Japan() {
  return (
    <>
      <circle className={sun} cx="222" cy="58" r="36" />
      <path className={mid} d="M20 136l86-92h28l86 92z" />
      <path className={snow} d="M106 44h28l20 22-10-3-10 9-13-9-14 9-9-8-12 3z" />
      <path className={solid} d="M186 62c34 6 72 6 106 0l2 9H184z" />
      <path className={near} d="M192 84h94v7h-94z" />
      <path className={solid} d="M208 71h8l-2 65h-9zM262 71h8l3 65h-9z" />
      <path className={near} d="M235 71h8v13h-8z" />
      <path className={far} d="M0 128h320v8H0z" />
    </>
  )
}

/** Three towers under one deck, tree structures at the water. */
function Singapore() {
  return (
    <>
      <circle className={sun} cx="64" cy="46" r="26" />
      <path className={far} d="M16 128V92h22v36zM42 128V78h18v50zM64 128V98h30v30zM284 128V84h20v44z" />
      {[128, 168, 208].map((x) => (
        <g key={x}>
          <path className={mid} d={`M${x} 128l7-76h9l-4 76z`} />
          <path className={near} d={`M${x + 14} 128l2-76h6l6 76z`} />
        </g>
      ))}
      <path className={solid} d="M120 42c46-6 98-5 134 2l-6 8H130c-6-2-9-5-10-10z" />
      {[
        [262, 82],
        [282, 96],
        [104, 100],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path
            className={line}
            d={`M${x} 128V${y + 6}M${x} ${y + 18}l-14-16M${x} ${y + 18}l14-16M${x} ${y + 18}l-7-19M${x} ${y + 18}l7-19`}
          />
          <ellipse className={near} cx={x} cy={y} rx="15" ry="3" />
        </g>
      ))}
      <path className={far} d="M0 128h320v8H0z" />
    </>
  )
}

/** A harbour: slope behind, towers, a junk under sail. */
function HongKong() {
  return (
    <>
      <circle className={sun} cx="250" cy="44" r="26" />
      <path className={far} d="M0 116c50-4 78-62 122-62 40 0 54 34 92 40 40 6 70 14 106 22z" />
      <path
        className={mid}
        d="M18 118V78h18v40zM40 118V58h14v60zM148 118V50l12-10v78zM164 118V72h16v46zM268 118V70h16v48zM288 118V86h18v32z"
      />
      <path
        className={near}
        d="M58 118V70h18v48zM80 118V40l8-14 8 14v78zM100 118V64h16v54zM122 118V80h20v38zM246 118V58h18v60z"
      />
      <path className={lightLine} d="M84 52h8M84 62h8M84 72h8M84 82h8M84 92h8" />
      <path className={solid} d="M184 116h58l-8 12h-42z" />
      <path className={solid} d="M212 112V60c14 10 22 28 24 46zM208 112V70c-12 8-20 22-22 36z" />
      <path className={lightLine} d="M213 78l16 8M213 94l22 5M206 86l-13 6M206 98l-18 4" />
      <path className={far} d="M0 118h320v18H0z" />
      <path className={line} d="M24 126h64M112 130h48" />
    </>
  )
}

/** An arcade and a bell tower: the old universities of the Continent. */
function Europe() {
  return (
    <>
      <circle className={sun} cx="90" cy="46" r="26" />
      <path className={far} d="M0 136l60-40 44 26 60-50 76 58 40-22 40 28z" />
      <path className={mid} d="M36 136V84h176v52z" />
      {row(46, 28, 6).map((x) => (
        <path key={x} className={light} d={`M${x} 136v-24a9 9 0 0 1 18 0v24z`} />
      ))}
      <path className={near} d="M30 78h188v6H30z" />
      <path className={solid} d="M232 136V48h34v88z" />
      <path className={near} d="M228 42h42v6h-42zM234 42l15-26 15 26z" />
      <path className={light} d="M243 70v-8a6 6 0 0 1 12 0v8zM243 98v-8a6 6 0 0 1 12 0v8z" />
    </>
  )
}

/** A lone peak over a lake, a hotel with its balconies on the shore. */
function Switzerland() {
  return (
    <>
      <circle className={sun} cx="74" cy="44" r="26" />
      <path className={far} d="M0 118l46-46 34 28 40-36 60 54 44-40 40 30 30-24 26 22v12z" />
      <path className={mid} d="M60 118l66-62 22-36 20 26 8 22 52 50z" />
      <path className={snow} d="M148 20l20 26 5 14-11-5-9 10-11-9-12 7-4-7z" />
      <path className={near} d="M148 20l20 26 8 22 52 50h-62l-6-40-14-18z" />
      <path className={near} d="M226 70l34-20 34 20v5h-68z" />
      <path className={solid} d="M230 75h60v45h-60z" />
      {row(80, 14, 3).map((y) => (
        <g key={y}>
          <path className={light} d={`M237 ${y}h9v7h-9zM255 ${y}h9v7h-9zM274 ${y}h9v7h-9z`} />
          <path className={lightLine} d={`M233 ${y + 10}h54`} />
        </g>
      ))}
      {[20, 38, 304].map((x) => (
        <path key={x} className={solid} d={`M${x} 84l9 16h-5l8 18h-24l8-18h-5z`} />
      ))}
      <path className={far} d="M0 118h320v18H0z" />
      <path className={line} d="M28 125h66M126 130h74M232 125h60" />
    </>
  )
}

/** React's style type knows no custom properties; this lets them pass without a cast. */
const customProperties = (values: Record<`--${string}`, string>): CSSProperties => ({ ...values })

type Picture = {
  Scene: () => ReactNode
  /** Where the landmark stands, across the picture: what stays in view when a narrow frame crops it. */
  focus: `${number}%`
}

const continent: Picture = { Scene: Europe, focus: '78%' }

const pictures: Partial<Record<string, Picture>> = {
  us: { Scene: UnitedStates, focus: '50%' },
  uk: { Scene: UnitedKingdom, focus: '64%' },
  ca: { Scene: Canada, focus: '48%' },
  au: { Scene: Australia, focus: '66%' },
  nz: { Scene: NewZealand, focus: '49%' },
  jp: { Scene: Japan, focus: '74%' },
  sg: { Scene: Singapore, focus: '57%' },
  hk: { Scene: HongKong, focus: '66%' },
  ch: { Scene: Switzerland, focus: '64%' },
}

/** The drawing of a destination, for whoever frames it himself. */
export const countryPicture = (code: string): Picture => pictures[code] ?? continent

/**
 * Our own picture of a destination, decorative; fills its parent's width, or with `crop` on narrow screens its height. Takes
 * its colours from the `data-hue` around it; a code without a picture of its own gets the one of the Continent.
 */
export function CountryScene({ code, crop = false }: { code: string; crop?: boolean }) {
  const { Scene, focus } = countryPicture(code)
  return (
    <div className={crop ? `${styles.frame} ${styles.crop}` : styles.frame}>
      <svg
        className={styles.scene}
        viewBox="0 0 320 136"
        style={customProperties({ '--focus': focus })}
        aria-hidden="true"
        focusable="false"
      >
        <Scene />
      </svg>
    </div>
  )
}
