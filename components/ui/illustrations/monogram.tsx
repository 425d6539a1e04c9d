/** Replaces a portrait by the first character of a name. Decorative, because the name is beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      className="size-12 grid place-items-center flex-none rounded-[50%] bg-hue-soft text-hue font-display text-[1.25rem] font-semibold"
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
  )
}
