/** What draws remarks in a text that is being written: apart from its editor, since most texts have none. */
export {
  annotate,
  replaceAnnotation,
  revealAnnotation,
  selectedPassage,
} from "@atrium/ui/rich-text-editor";
