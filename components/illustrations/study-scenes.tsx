import type { ReactNode } from 'react'
import scene from './country-scene.module.css'

const { sun, snow, far, mid, near, solid, light, line, lightLine } = scene

const row = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** An answer sheet with its marks, a clock, a pencil. */
function Exam() {
  const chosen = [1, 3, 0, 2, 1]
  return (
    <>
      <circle className={sun} cx="276" cy="40" r="24" />
      <path className={far} d="M34 124V40h92v84z" />
      <path className={mid} d="M48 124V26h104v98z" />
      <path className={light} d="M56 34h88v82H56z" />
      {row(46, 14, 5).map((y, question) =>
        row(76, 16, 4).map((x, choice) => (
          <circle
            key={`${x}-${y}`}
            className={choice === chosen[question] ? solid : line}
            cx={x}
            cy={y}
            r="4.5"
          />
        )),
      )}
      <path className={line} d="M62 46h5M62 60h5M62 74h5M62 88h5M62 102h5" />
      <circle className={near} cx="212" cy="66" r="36" />
      <circle className={light} cx="212" cy="66" r="28" />
      <path className={line} d="M212 44v22l14 9M212 40v4M212 88v4M186 66h4M234 66h4" />
      <path className={solid} d="M172 113h92v8h-92z" />
      <path className={near} d="M264 113l18 4-18 4zM164 113h8v8h-8z" />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** Two speakers: a voice drawn as a wave, an answer drawn as lines. */
function Language() {
  const voice = [8, 18, 28, 14, 34, 22, 10, 26, 12]
  return (
    <>
      <circle className={sun} cx="290" cy="36" r="22" />
      <path className={mid} d="M36 26h122v58H88l-18 20V84H36z" />
      {voice.map((height, index) => (
        <rect
          key={`${row(52, 11, 9)[index]}`}
          className={light}
          x={52 + index * 11}
          y={55 - height / 2}
          width="5"
          height={height}
        />
      ))}
      <path className={near} d="M176 44h112v54h-26v20l-22-20h-64z" />
      <path className={lightLine} d="M190 58h84M190 68h60M190 78h76M190 88h40" />
      <path className={far} d="M96 124V98h60v26zM12 124v-14h30v14z" />
      <path className={solid} d="M100 118V92l26 7 26-7v26l-26 6z" />
      <path className={lightLine} d="M126 99v25" />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** Three steps of a podium, a cup on the middle one. */
function Contest() {
  return (
    <>
      <circle className={sun} cx="160" cy="48" r="34" />
      {row(24, 40, 8).map((x, index) => (
        <path key={x} className={far} d={`M${x - 14} 20h28l-14 ${index % 2 === 0 ? 20 : 16}z`} />
      ))}
      <path className={line} d="M0 20h320" />
      <path className={mid} d="M70 124V98h60v26z" />
      <path className={near} d="M130 124V80h60v44z" />
      <path className={mid} d="M190 124v-18h60v18z" />
      <path className={solid} d="M144 36h32v12c0 12-6 18-11 20v6h7v6h-24v-6h7v-6c-5-2-11-8-11-20z" />
      <path className={line} d="M144 41h-9c0 12 5 18 12 19M176 41h9c0 12-5 18-12 19" />
      <path className={lightLine} d="M155 97l6-4v20" />
      <path className={far} d="M26 124V88h28v36zM266 124V96h28v28z" />
      <path className={far} d="M0 124h320v12H0z" />
    </>
  )
}

/** Tents among conifers under a range. */
function Camp() {
  return (
    <>
      <circle className={sun} cx="250" cy="42" r="26" />
      <path className={far} d="M0 120l58-58 40 34 46-50 64 58 34-26 78 42z" />
      <path className={snow} d="M144 46l16 15-9-2-7 7-7-7-8 3z" />
      {[24, 48, 232, 292].map((x, index) => (
        <path
          key={x}
          className={index % 2 === 0 ? near : solid}
          d={`M${x} ${index % 2 === 0 ? 66 : 76}l11 20h-6l10 26h-30l10-26h-6z`}
        />
      ))}
      <path className={mid} d="M72 122l40-58 40 58z" />
      <path className={solid} d="M100 122l12-34 12 34z" />
      <path className={near} d="M148 122l34-46 34 46z" />
      <path className={light} d="M173 122l9-24 9 24z" />
      <path className={line} d="M112 64v-8M182 76v-8" />
      <path className={near} d="M112 56l12 4-12 4z" />
      <path className={far} d="M0 122h320v14H0z" />
    </>
  )
}

/** A schoolhouse with a clock in its gable, a flagless mast and a goal on the field. */
function HighSchool() {
  return (
    <>
      <circle className={sun} cx="56" cy="44" r="26" />
      <path className={far} d="M34 122V74h70v48zM216 122V74h70v48z" />
      <path className={mid} d="M104 122V66h112v56z" />
      <path className={near} d="M96 66l64-40 64 40z" />
      <circle className={light} cx="160" cy="52" r="9" />
      <path className={line} d="M160 46v6l4 3" />
      {[116, 138, 172, 194].map((x) => (
        <path key={x} className={light} d={`M${x} 92V76h10v16z`} />
      ))}
      <path className={solid} d="M150 122V98h20v24z" />
      <path className={lightLine} d="M160 98v24" />
      {[44, 66, 86, 226, 248, 268].map((x) => (
        <path key={x} className={light} d={`M${x} 98V84h10v14z`} />
      ))}
      <path className={line} d="M252 122v-18h38v18M252 110h38M265 104v18M278 104v18" />
      <path className={far} d="M0 122h320v14H0z" />
      <path className={line} d="M20 129h66M116 129h90M236 129h60" />
    </>
  )
}

/** A small school and a large one, a way over from the one to the other. */
function Transfer() {
  return (
    <>
      <circle className={sun} cx="160" cy="44" r="28" />
      <path className={mid} d="M26 122V84h66v38z" />
      <path className={near} d="M20 84l39-22 39 22z" />
      <path className={light} d="M36 108V94h9v14zM73 108V94h9v14z" />
      <path className={solid} d="M53 122v-20h12v20z" />
      <path className={far} d="M198 122V62h104v60z" />
      <path className={mid} d="M222 54a28 26 0 0 1 56 0z" />
      <path className={near} d="M192 54h116v8H192z" />
      {row(204, 17, 6).map((x) => (
        <rect key={x} className={solid} x={x} y="66" width="6" height="50" />
      ))}
      <path className={near} d="M190 116h120v6H190z" />
      <path className={line} d="M70 54c30-40 96-44 134-12" strokeDasharray="6 5" />
      <path className={solid} d="M208 48l-14-4 9-10z" />
      <path className={far} d="M0 122h320v14H0z" />
      <path className={line} d="M98 129h90" />
    </>
  )
}

/** Pictures of learning: examinations, languages, schools and what surrounds them. */
export const studyScenes = {
  exam: Exam,
  language: Language,
  contest: Contest,
  camp: Camp,
  highschool: HighSchool,
  transfer: Transfer,
} satisfies Record<string, () => ReactNode>
