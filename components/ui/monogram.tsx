/** The initial of a person in the colour around it: nobody has given a portrait. */
export const Monogram = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid place-items-center flex-none size-12 rounded-full bg-hue-soft text-hue text-lg font-semibold"
  >
    {name.slice(0, 1)}
  </span>
)
