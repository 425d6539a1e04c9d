import type { ReactNode } from 'react'
import scene from './country-scene.module.css'

const { sun, snow, far, mid, near, solid, light, line, lightLine } = scene

const row = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** An aeroplane seen from above, its nose to the upper right; about 28 units long, its middle at `x`, `y`. */
function Plane({ x, y }: { x: number; y: number }) {
  return (
    <path
      className={solid}
      d="M0-14c2 0 3 2 3 5v5l12 7v4L3 3v6l4 3v3l-7-2-7 2v-3l4-3V3l-12 4V3l12-7v-5c0-3 1-5 3-5z"
      transform={`translate(${x} ${y}) rotate(52)`}
    />
  )
}

/** Two office towers with a bridge between them, lit windows by the row. */
function Internship() {
  const lit = [0, 3, 4, 7, 9, 14, 16, 18]
  return (
    <>
      <circle className={sun} cx="62" cy="42" r="26" />
      <path className={far} d="M16 124V80h34v44zM54 124V60h30v64zM262 124V70h24v54zM288 124V90h24v34z" />
      <path className={mid} d="M96 124V24h58v100z" />
      <path className={near} d="M190 124V44h62v80z" />
      {row(32, 14, 5).map((y, floor) =>
        row(104, 12, 4).map((x, bay) => (
          <rect
            key={`${x}-${y}`}
            className={lit.includes(floor * 4 + bay) ? light : near}
            x={x}
            y={y}
            width="7"
            height="8"
          />
        )),
      )}
      {row(54, 16, 4).map((y) => (
        <path key={y} className={lightLine} d={`M198 ${y}h46`} />
      ))}
      <path className={solid} d="M154 70h36v12h-36zM114 124v-20h22v20zM210 124v-14h22v14z" />
      <path className={lightLine} d="M160 76h24" />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** A house that stands open, young trees and a bench before it. */
function Service() {
  return (
    <>
      <circle className={sun} cx="252" cy="42" r="26" />
      <path className={far} d="M14 122V86h66v36zM10 86l37-24 37 24z" />
      <path className={mid} d="M92 122V72h112v50z" />
      <path className={near} d="M84 72l64-40 64 40z" />
      <path className={light} d="M128 122V94a20 20 0 0 1 40 0v28z" />
      <path className={light} d="M102 100V84h14v16zM180 100V84h14v16z" />
      {[226, 254, 282].map((x, index) => (
        <g key={x}>
          <path className={line} d={`M${x} 122V${92 + index * 6}`} />
          <ellipse className={index === 1 ? solid : near} cx={x} cy={86 + index * 6} rx="9" ry="14" />
        </g>
      ))}
      <path className={solid} d="M34 106h40v5H34zM38 111h4v11h-4zM66 111h4v11h-4z" />
      <path className={far} d="M0 122h320v14H0z" />
      <path className={line} d="M216 129h76" />
    </>
  )
}

/** A page with an entry stamp, the way of a flight over it. */
function Visa() {
  return (
    <>
      <circle className={sun} cx="270" cy="40" r="24" />
      <path className={far} d="M40 124V44h120v80z" />
      <path className={mid} d="M56 124V34h128v90z" />
      <path className={light} d="M64 42h112v74H64z" />
      <path className={line} d="M74 54h44M74 62h60M74 70h36M74 108h92" />
      <circle className={line} cx="142" cy="84" r="19" />
      <circle className={line} cx="142" cy="84" r="14" />
      <path className={solid} d="M126 80h32v8h-32z" />
      <path className={near} d="M200 124v-10h84v10zM216 114V98h52v16z" />
      <path className={solid} d="M234 98V78h16v20zM230 78a12 12 0 1 1 24 0z" />
      <path className={line} d="M84 26c50-24 92-18 122 6" strokeDasharray="6 5" />
      <Plane x={218} y={42} />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** Booklets of several colours, one open at its data page. */
function Passport() {
  return (
    <>
      <circle className={sun} cx="64" cy="42" r="26" />
      <path className={far} d="M30 122V52h52a6 6 0 0 1 6 6v64z" />
      <path className={mid} d="M62 122V42h58a6 6 0 0 1 6 6v74z" />
      <path className={solid} d="M100 122V32h62a6 6 0 0 1 6 6v84z" />
      <circle className={lightLine} cx="134" cy="66" r="15" />
      <path className={lightLine} d="M119 66h30M134 51v30M116 98h36M122 106h24" />
      <path className={near} d="M184 122V62l56-10v60z" />
      <path className={mid} d="M240 112V52l56 10v60z" />
      <path className={light} d="M192 112V69l40-7v43z" />
      <circle className={near} cx="206" cy="82" r="7" />
      <path className={near} d="M195 104c2-9 20-12 22-3z" />
      <path className={lightLine} d="M250 72l36 6M250 82l36 6M250 92l24 4" />
      <path className={far} d="M0 122h320v14H0z" />
    </>
  )
}

/** A city by its river: towers, a cable bridge. */
function City() {
  return (
    <>
      <circle className={sun} cx="262" cy="42" r="26" />
      <path
        className={far}
        d="M8 112V72h22v40zM34 112V54h18v58zM56 112V80h24v32zM126 112V60h22v52zM152 112V76h20v36zM276 112V66h20v46zM298 112V84h18v28z"
      />
      <path className={mid} d="M82 112V38h22v74zM106 112V66h18v46zM174 112V52h24v60zM200 112V78h18v34z" />
      <path className={near} d="M60 112V64h18v48zM142 112V30l10-12 10 12v82z" />
      <path
        className={lightLine}
        d="M88 48h10M88 58h10M88 68h10M88 78h10M147 44h10M147 56h10M147 68h10M147 80h10"
      />
      <path className={solid} d="M236 118V58h5v60zM204 106h110v6H204z" />
      <path className={line} d="M238 60l-30 46M238 68l-20 38M238 60l46 46M238 68l32 38M238 78l18 28" />
      <path className={far} d="M0 112h320v24H0z" />
      <path className={line} d="M20 120h70M120 128h90M244 122h54" />
    </>
  )
}

/** Sheets in order on a desk, a seal on the uppermost. */
function Documents() {
  return (
    <>
      <circle className={sun} cx="258" cy="44" r="26" />
      <path className={far} d="M34 122V36h64v86zM250 122V74h46v48z" />
      <path className={mid} d="M58 122V30h70v92z" />
      <path className={near} d="M88 122V24h84v98z" />
      <path className={light} d="M96 32h68v82H96z" />
      <path className={line} d="M104 44h36M104 54h52M104 62h52M104 70h52M104 78h30" />
      <circle className={solid} cx="146" cy="96" r="10" />
      <path className={solid} d="M140 104l-4 14 10-5 10 5-4-14z" />
      <path className={mid} d="M190 122V60h18l6-8h32v70z" />
      <path className={light} d="M198 72h40v34h-40z" />
      <path className={line} d="M204 82h28M204 90h28M204 98h16" />
      <path className={solid} d="M22 122h280v5H22z" />
      <path className={far} d="M0 127h320v9H0z" />
    </>
  )
}

/** A grand hotel by the mountains: balconies, a canopy, a bell on the desk before it. */
function Hotel() {
  return (
    <>
      <circle className={sun} cx="54" cy="44" r="26" />
      <path className={far} d="M0 122V96l52-40 40 34 34-30 40 30h62l40-34 52 44v22z" />
      <path className={snow} d="M52 56l16 14-10-2-7 7-6-7-9 3z" />
      <path className={mid} d="M98 122V52h124v70z" />
      <path className={near} d="M92 52l20-20h96l20 20z" />
      {row(60, 18, 3).map((y, floor) =>
        row(106, 19, 6).map((x, bay) =>
          floor === 2 && (bay === 2 || bay === 3) ? null : (
            <path key={`${x}-${y}`} className={light} d={`M${x} ${y}h12v10H${x}z`} />
          ),
        ),
      )}
      <path className={lightLine} d="M102 74h116M102 92h116" />
      <path className={solid} d="M136 98h48l6 8h-60zM148 122v-16h24v16z" />
      <path className={near} d="M246 122v-8h50v8z" />
      <path className={solid} d="M254 112a17 16 0 0 1 34 0zM269 92h4v5h-4z" />
      <path className={far} d="M0 122h320v14H0z" />
    </>
  )
}

/** Pictures of going: papers, borders, cities and work abroad. */
export const travelScenes = {
  internship: Internship,
  service: Service,
  visa: Visa,
  passport: Passport,
  city: City,
  documents: Documents,
  hotel: Hotel,
} satisfies Record<string, () => ReactNode>
