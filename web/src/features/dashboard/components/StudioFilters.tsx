import { FilterForm } from "../../../lib/filters/FilterForm.tsx";
import { useTranslation } from "../../../lib/i18n.ts";
import { Select } from "../../../ui/Select.tsx";
import { ACTIVITIES, REGISTRATIONS, SORTS, type useFilters } from "../filters.ts";

type Filters = ReturnType<typeof useFilters>;

/** Search, order and filters. */
export function StudioFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation("studio");
  const { query, change } = filters;
  return (
    <FilterForm
      searchLabel={t("search")}
      search={query.search}
      onSearch={(search) => change({ search })}
      order={
        <Select
          label={t("sort")}
          choices={SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
          value={query.sort}
          onChange={(sort) => change({ sort })}
        />
      }
    >
      <Select
        label={t("registration")}
        choices={REGISTRATIONS.map((value) => ({ value, label: t(`registration_${value}`) }))}
        value={query.registration}
        onChange={(registration) => change({ registration })}
      />
      <Select
        label={t("activity")}
        choices={ACTIVITIES.map((value) => ({ value, label: t(`activity_${value}`) }))}
        value={query.activity}
        onChange={(activity) => change({ activity })}
      />
    </FilterForm>
  );
}
