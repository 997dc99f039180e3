import type { SelectOption } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useController, useWatch } from "react-hook-form";
import { FormSection } from "../../shared/form/form-section.tsx";
import {
  NumberField,
  PictureField,
  SelectField,
  TextField,
  TreeField,
} from "../../shared/form/fields.tsx";
import { LanguageField } from "../../shared/form/language-field.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { LAST_BY_ORDER, useDefaultOrder } from "../../shared/form/use-default-order.ts";
import { GalleryUpload } from "../../shared/gallery-upload.tsx";
import { LazyRichEditor } from "../../shared/lazy-rich-editor.tsx";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewTab } from "../../shared/view-location.tsx";
import { AttachmentsField } from "./attachments-field.tsx";
import { NoParent } from "./no-parent.tsx";
import { productFields, productFieldTable, productSchema } from "./product-fields.ts";
import { ProductTranslations } from "./product-translations.tsx";
import { productPaths } from "./product-paths.ts";
import { hasParent, hasRoomFor, parentNodes } from "./product-tree.ts";
import {
  productQueries,
  productTree,
  type Product,
  type ProductFields,
} from "../../queries/products.ts";
import { useQuery } from "../../shared/use-query.ts";
import { RelatedArticlesField } from "./related-articles-field.tsx";
import { SpecsField } from "./specs-field.tsx";
import { SuccessorField } from "./successor-field.tsx";
import { VariantsField } from "./variants-field.tsx";
import { useShownProduct } from "./use-shown-product.tsx";

const maxPictures = 12;

interface ProductFormProps {
  /** The record to change; undefined for a new one. */
  product: Product | undefined;
  kind: Product["kind"];
  initial: ProductFields;
  /** The translations that a new one joins. */
  translationGroupId?: string | undefined;
}

/** The fields of a product, in sections. */
export function ProductForm(props: ProductFormProps) {
  const { kind } = props;
  const { products: messages } = useMessages();
  const tree = useQuery(productTree);
  const kinds = useDictionary("productKind");
  const statuses = useDictionary("productStatus");
  const imageTypes = useDictionary("productImageType");
  const form = useProductForm(props);
  const shownValue = useShownProduct();
  return (
    <RecordForm
      form={form}
      history="products"
      kept={{
        record: `products/${props.product?.id ?? `new:${kind}`}`,
        titleOf: ({ name }) => name || messages.newOf({ kind: kinds.label(kind) }),
      }}
      shownValue={shownValue}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <FormSection title={messages.basics}>
            <TextField form={form} name="name" />
            {!hasParent(kind) && <LanguageField form={form} name="language" />}
            {hasParent(kind) && (
              <TreeField
                form={form}
                name="parentId"
                none="0"
                placeholder={kind === "series" ? messages.chooseCategory : messages.chooseSeries}
                nodes={parentNodes(tree.data ?? [], kind)}
                help={tree.data && !hasRoomFor(tree.data, kind) && <NoParent kind={kind} />}
              />
            )}
            <TextField form={form} name="summary" rows={2} help={messages.summaryHelp} />
          </FormSection>
          <FormSection title={messages.pictures}>
            <PictureField form={form} name="cover" />
            <Gallery form={form} />
          </FormSection>
          <FormSection title={messages.content}>
            <Content form={form} />
          </FormSection>
          <FormSection title={messages.specs}>
            <SpecsField form={form} />
          </FormSection>
          {kind === "product" && (
            <FormSection title={messages.variants}>
              <VariantsField form={form} />
            </FormSection>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <FormSection title={messages.offer}>
            <SelectField
              form={form}
              name="status"
              options={statusOptions(statuses.options, kind)}
            />
            <TextField form={form} name="priceAmount" help={messages.priceHelp} />
            <TextField form={form} name="priceCurrency" help={messages.currencyHelp} />
            <TextField form={form} name="priceNote" help={messages.priceNoteHelp} />
            <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
          </FormSection>
          <FormSection title={messages.identity}>
            <TextField form={form} name="code" help={messages.codeHelp} />
            <TextField form={form} name="brand" />
            <TextField form={form} name="model" />
            <SelectField
              form={form}
              name="imageType"
              options={imageTypes.options}
              help={messages.imageTypeHelp}
            />
          </FormSection>
          <FormSection title={messages.attachments}>
            <AttachmentsField form={form} />
          </FormSection>
          {kind === "product" && (
            <FormSection title={messages.links}>
              <RelatedArticlesField form={form} product={props.product} />
              <SuccessorField form={form} product={props.product} />
            </FormSection>
          )}
          {props.product && <ProductTranslations id={props.product.id} />}
        </div>
      </div>
    </RecordForm>
  );
}

function useProductForm({
  product,
  kind,
  initial,
  translationGroupId,
}: ProductFormProps): Form<ProductFields> {
  const { products: messages, languages, list, form: saving } = useMessages();
  const tab = useViewTab();
  const create = useMutation(productQueries.create());
  const update = useMutation(productQueries.update());
  const form = useRecordForm<Product, ProductFields>({
    schema: productSchema,
    labels: {
      language: languages.language,
      name: messages.name,
      parentId: messages.parentName,
      code: messages.code,
      brand: messages.brand,
      model: messages.model,
      cover: messages.cover,
      images: messages.images,
      imageType: messages.imageType,
      summary: messages.summary,
      content: messages.content,
      specs: messages.specs,
      variants: messages.variants,
      relatedArticleIds: messages.relatedArticles,
      replacedById: messages.replacedBy,
      attachments: messages.attachments,
      priceAmount: messages.price,
      priceCurrency: messages.currency,
      priceNote: messages.priceNote,
      status: list.status,
      orderBy: list.orderBy,
    },
    record: product,
    fields: productFieldTable,
    fieldsOf: (stored) => (stored === undefined ? initial : productFields(stored)),
    create: ({ language, ...fields }) =>
      // What has a parent has its language.
      create.mutateAsync({
        ...fields,
        kind,
        ...(!hasParent(kind) && { language }),
        ...(translationGroupId !== undefined && { translationGroupId }),
      }),
    update: update.mutateAsync,
    onSaved: ({ name }, id) => {
      notices.success(product ? saving.saved({ name }) : saving.created({ name }));
      if (!product) tab.leaveFor(productPaths.edit(id));
    },
  });
  const parentId = useWatch({ control: form.form.control, name: "parentId" });
  const below = hasParent(kind) ? { ancestorId: parentId } : {};
  const last = useQuery({
    ...productQueries.page({ ...LAST_BY_ORDER, ...below, kind }),
    enabled: product === undefined && !(hasParent(kind) && parentId === "0"),
  });
  useDefaultOrder(form.form, product, last.data?.records);
  return form;
}

/** Only products are discontinued. */
function statusOptions(options: readonly SelectOption[], kind: Product["kind"]) {
  return kind === "product" ? options : options.filter(({ value }) => value !== "discontinued");
}

function Gallery({ form }: { form: Form<ProductFields> }) {
  const { field } = useController({ control: form.form.control, name: "images" });
  return (
    <GalleryUpload
      label={form.labels.images ?? "images"}
      // Resolving a conflict may have replaced them.
      name={`images-${form.resolutions}`}
      value={field.value}
      onChange={field.onChange}
      limit={maxPictures}
      error={form.errorOf("images")}
    />
  );
}

function Content({ form }: { form: Form<ProductFields> }) {
  const { products: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "content" });
  return (
    <LazyRichEditor
      label={messages.content}
      html={field.value ?? ""}
      revision={form.resolutions}
      readOnly={false}
      onChange={(html) => field.onChange(html === "" ? null : html)}
    />
  );
}
