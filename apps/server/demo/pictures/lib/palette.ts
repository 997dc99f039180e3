/** The series' colours: blue-grey from ink to mist, warm paper, and one accent. */
export const palette = {
  ink: "#11161d",
  night: "#18202a",
  deep: "#222d3a",
  slate: "#31404f",
  steel: "#475a6c",
  grey: "#64798b",
  haze: "#8b9dab",
  mist: "#b4c1c9",
  pale: "#d3dadc",
  paper: "#f3ede2",
  cream: "#e8dfcf",
  sand: "#d5c6ac",
  accent: "#d9663a",
  ember: "#a8482a",
} as const;

/** A time of day or weather: the sky from top to bottom, land from far to near, water. */
export interface Mood {
  sky: readonly [string, string];
  disc: string;
  land: readonly string[];
  water: readonly [string, string];
  glint: string;
}

/** The weathers that landscapes are drawn in. */
export const moods = {
  dawn: {
    sky: [palette.cream, palette.paper],
    disc: palette.accent,
    land: [palette.mist, palette.haze, palette.grey, palette.slate],
    water: [palette.pale, palette.haze],
    glint: palette.paper,
  },
  dusk: {
    sky: [palette.slate, palette.sand],
    disc: palette.accent,
    land: [palette.grey, palette.steel, palette.slate, palette.night],
    water: [palette.haze, palette.deep],
    glint: palette.sand,
  },
  night: {
    sky: [palette.ink, palette.deep],
    disc: palette.cream,
    land: [palette.slate, palette.deep, palette.night, palette.ink],
    water: [palette.deep, palette.ink],
    glint: palette.grey,
  },
  storm: {
    sky: [palette.deep, palette.grey],
    disc: palette.haze,
    land: [palette.steel, palette.slate, palette.deep, palette.night],
    water: [palette.steel, palette.night],
    glint: palette.haze,
  },
  winter: {
    sky: [palette.pale, palette.paper],
    disc: palette.sand,
    land: [palette.pale, palette.mist, palette.haze, palette.steel],
    water: [palette.mist, palette.grey],
    glint: palette.paper,
  },
} as const satisfies Record<string, Mood>;
