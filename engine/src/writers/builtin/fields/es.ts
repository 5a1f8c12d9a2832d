/** Fields of Spanish words; how they are written stands in `../fields.ts`. */
export const FIELDS_ES = `
! sobre todo | ante todo | de todos modos | en todo caso | en todo momento | con todo | no siempre | casi siempre | como siempre | para siempre | desde siempre | siempre que | siempre y cuando | más o menos | por lo menos | de vez en cuando | tal vez | una vez | a la vez | cada vez | otra vez | de nuevo | por supuesto | sin embargo | no obstante | por lo tanto | por tanto | es decir | por ejemplo | en realidad | de hecho
! por primera vez | primera vez | en primer lugar | en segundo lugar | en último lugar | a primera vista | última hora | en segundo plano | en primer plano | primer plano | segundo plano | por último | hoy en día | hoy día | al día | día a día | en su día | un día | al mismo tiempo | con el tiempo | a tiempo | en tiempo real | uno de los dos | cualquiera de los dos | los dos | las dos | dos puntos | entre sí
! una copia | la copia | copia de | copias de | copia | una muestra | la muestra | una causa | la causa | a causa de | causa de | una guarda | la guarda | la firma | una firma | una firma | una compra | la compra | la venta | una prueba | la prueba | a prueba | la cuenta | una cuenta | en cuenta | de cuenta | cuenta de | cuenta con | da cuenta | se da cuenta | el contenido | contenido de | el resultado | resultado de | resultado producido | producto | un estado | el estado | estado de | del estado | ha estado | han estado
! una política | la política | política de | políticas de | cualquier política | sus políticas | política en | cualquier plano | en cada plano | a petición | fuego lento | el plano | un plano | del plano | plano fundamental | los científicos | un científico | los políticos | un político | un mecánico | el cortado | El cortado | los empleados | el manual | un manual | manual de | los manuales | Manual | el digital | el original | nulo | aparentemente idéntico | igual que | medida | medidas | comparada con | comparado con | medios | voluntarios | de gráficos | configuración regional | de manera predeterminada | de forma predeterminada | recibe el nombre | reciben el nombre | agujero negro | agujeros negros | cuerpo negro | cuerpos negros | leguas cuadradas | metros cuadrados | kilómetros cuadrados | Santiago del Estero | variables de | las variables | la variable | una variable | se dedica | Todo lo | todo lo | línea recta | no solo | no sólo | no únicamente | no siempre | nunca más | no todos los | no todas las | casi todos los | casi todas las | prácticamente todos | prácticamente todas
! software libre | código abierto | fuente abierta | red local | área local | Norte América | América del Norte | América del Sur | medio ambiente | Edad Media | en blanco | en negro | blanco y negro | mercado negro | punto de vista | a largo plazo | a corto plazo | a corta distancia | por largo tiempo | a lo largo | a lo largo del | al alto | lo alto | de alto | de largo | de ancho | en general | por lo general | en particular | en común | por común | en especial | de cerca | a cargo de | a favor de | en contra de | a través de | mayor parte | la mayor parte | mayor de edad | menor de edad | círculo mayor | círculos mayores | ser humano | seres humanos | sentido común
! en seguida | a continuación | hasta ahora | hasta que | desde que | antes que | después que | más bien | nada más | no más | además de | ni siquiera | en medio | por medio | a medio | medio de | medios de | de pie | a mano | de mano | la mano | tanto como | al menos en parte | en parte | por parte de | parte de | sin duda | puede que | puede ser que | no puede | no pueden | no debe | no deben | no se puede | no se pueden | no se debe | no se deben | debe de | puesto que | dado que | ya que | ya no | ya sea | aunque sea | así que | para que | sin que | sin él | sin más | con tal | con respecto | con el fin | con base en | con todo lo
! sobre todas las cosas | Estados Unidos de América | Santiago de Chile | corre el riesgo | correr el riesgo | con el objetivo de | el público | al público | del público | en público | primera mitad | segunda mitad | sin cesar | sin hacer nada | en ningún caso | a la carta | puesta en marcha | un segundo de arco | segundo de arco | segundos de arco | minuto de arco | minutos de arco | línea de comandos | interfaz de usuario | cuenta de usuario | mano derecha | mano izquierda | al menos una vez | en el centro de la atención | a la cabeza | alta calidad | baja calidad | alta resolución | Edad Antigua | a lo sumo | tarde o temprano | por un lado | por otro lado
+ {siempre | -a veces | -rara vez | nunca} (?:se|es|son|está|están|debe|deben|tiene|tienen|ha|han|hay|será|serán|fue|era|estará|usa|usan|produce|contiene|existe|ocurre|hace|hacen|muestra|funciona|funcionan|utiliza|utilizan|trabaja|permanece|resulta)\\b
{rara vez | siempre | -muy a menudo | -a diario} (?:se|es|son|está|están|tiene|tienen|ha|han|hay|fue|era|usa|usan|produce|existe|ocurre|hace|hacen|muestra|funciona|funcionan|utiliza|utilizan|trabaja|permanece|lo|la|debería|deberían)\\b
(?<![a-záéíóúñü])(?<!no )(?:es|son|está|están|será|era|eran) {siempre | a veces | raras veces | -solo al principio} [a-z]
{todos los días | todas las semanas | una vez al año | cada diez años}
{todos los meses | una vez al año | cada tres días | todas las noches}
(?<![a-záéíóúñü])(?!(?:de|a)\\b)[a-záéíóúñü0-9,.:]+ {cada día | cada semana | cada mes | cada año | cada hora}(?!\\s?(?:par|impar|de)\\b)
{diariamente | semanalmente | mensualmente | anualmente | cada hora}
~ {frecuentemente | a diario | ocasionalmente | rara vez | nunca} (?:se|es|son|está|están|ha|han|hay|puede|pueden)\\b
{normalmente | en casos excepcionales | obligatoriamente | en ningún caso} (?:se|es|son|está|están|ha|han|hay|puede|pueden|requiere|utiliza|utilizan|tiene|tienen|no se)\\b
(?<!no [^.,;:]*)[^.,;:] {generalmente | rara vez | -sin excepción | -solo al principio}(?!\\s?[.,;:])
~ {normalmente | excepcionalmente | sin excepción | solo a petición}
~ {principalmente | exclusivamente | raras veces | en apariencia}
{únicamente | -también | -sobre todo | -casi nunca} (?:en|con|para|por|cuando|si|a|se)\\b
{exclusivamente | en parte | -rara vez | -sobre todo} (?:en|con|para|por|a|de|los|las|al|desde|bajo|sobre)\\b
{automáticamente | manualmente | -solo a petición | -una sola vez}(?!\\s?[.])(?!.*(?:manual|a mano|automátic))
{-completamente | parcialmente | -apenas | -temporalmente} [a-záéíóúñ]+(?:d[oa]s?|t[oa]s?|bles?|entes?|nuev[oa]s?|vací[oa]s?|automátic[oa]s?)\\b
(?<![a-záéíóúñü])(?:es|son|está|están|fue|era|resulta|quedó|queda) {totalmente | parcialmente | -escasamente | -supuestamente}
~ {absolutamente | relativamente | -escasamente | -aparentemente} [a-záéíóúñ]+
(?<![a-záéíóúñü])(?:crec|aument|dismin|reduc|desc|sub|baj|vari|cambi)[a-záéíóúñü]* {fuertemente | ligeramente | lentamente | -temporalmente}
{notablemente | ligeramente | -temporalmente | -aparentemente}
~ {rápidamente | lentamente | parcialmente | manualmente}
{gradualmente | de golpe | a intervalos | -por turnos}
{de repente | poco a poco | por casualidad | por turnos}
{inmediatamente | con retraso | poco a poco | al día siguiente}
(?<!para cada .*)[a-záéíóúñü] {-simultáneamente | sucesivamente | por separado | -al azar}(?!\\s?para cada)
~ {directamente | indirectamente | -temporalmente | -parcialmente}
{temporalmente | para siempre | parcialmente | de inmediato}
{permanentemente | provisionalmente | parcialmente | de vez en cuando}
~ {voluntariamente | por obligación | por casualidad | a cambio de dinero}
{gratuitamente | a cambio de una cuota | por encargo | a crédito}
{conjuntamente | por separado | -por turnos | -en secreto}(?!\\s?para cada)
{individualmente | en grupos | todos a la vez | al azar}
{independientemente de | a causa de | en función de | a favor de} (?:la|las|los|su|sus|un|una)\\b
{explícitamente | implícitamente | parcialmente | automáticamente}
+ {más de | menos de | exactamente | -más del doble de} (?:\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil)\\b(?!\\s?(?:de|vez|veces)\\b)
+ {al menos/como mínimo | -como máximo/como máximo | -exactamente/exactamente | -menos de/menos de} (?:\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil)\\b(?!\\s?(?:de|vez|veces)\\b)
+ {como máximo/no más de | -al menos/al menos | -exactamente/exactamente | -más de/más de} (?:\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil)\\b(?!\\s?(?:de|vez|veces)\\b)
{alrededor de/cerca de/aproximadamente/casi | -más del doble de/más del doble de/más del doble de/más del doble de | -menos de la mitad de/menos de la mitad de/menos de la mitad de/menos de la mitad de | -menos de un tercio de/menos de un tercio de/menos de un tercio de/menos de un tercio de} \\d
+ {la mayoría de los | -una minoría de los | -todos los | -la mitad de los} (?!\\s?(?:casos|años|días|meses|lunes|demás|demonios|sentidos|sitios|tiempos)\\b)[a-záéíóúñ]+s\\b
+ {la mayoría de las | -una minoría de las | -todas las | -la mitad de las} (?!\\s?(?:veces|cosas|demás|horas|partes|maneras|formas|exterioridades|luces)\\b)[a-záéíóúñ]+s\\b
+ (?<!sobre|de|total .*|misma? .*)[a-záéíóúñü0-9,.»:] {todos los | -solo algunos de los | -muy pocos de los | -la mitad de los} (?!\\s?(?:años|días|meses|lunes|demás|demonios|sentidos|sitios|tiempos)\\b)[a-záéíóúñ]+s\\b
+ (?<!sobre|de|total .*|misma? .*)[a-záéíóúñü0-9,.»:] {todas las | -solo algunas de las | -muy pocas de las | -la mitad de las} (?!\\s?(?:cosas|demás|horas|partes|maneras|formas|exterioridades|luces)\\b)[a-záéíóúñ]+s\\b
~ {muchos | muy pocos | -todos los | -la mitad de los} [a-záéíóúñ]+s (?:[a-záéíóúñ]+s )?(?:se|son|están|han|tienen|utilizan|usan|permiten|también|prefieren|funcionan|incluyen|requieren)\\b
~ {muchas | muy pocas | -todas las | -la mitad de las} [a-záéíóúñ]+s (?:[a-záéíóúñ]+s )?(?:se|son|están|han|tienen|utilizan|usan|permiten|también|prefieren|funcionan|incluyen|requieren)\\b
~ un {gran | pequeño | determinado | -ilimitado} número de
~ {una gran cantidad de | una pequeña cantidad de | la cantidad justa de | una cantidad fija de}
una {pequeña | gran | última | determinada} parte de
+ {la mitad | un tercio | un cuarto | el doble} de
+ el {doble | triple | cuádruple | quíntuplo}
+ (?<!(?:^|[^a-záéíóúñü])(?:entre|entre cada|los|las|estos|estas|esos|esas|ambos|de|sus)) {dos | tres | cuatro | cinco | seis | siete | ocho | diez | doce} (?!\\s?(?:veces|puntos|partes|lados|grupos|cosas|palabras|tipos)\\b)[a-záéíóúñ]+s\\b
+ (?<![a-záéíóúñü])(?:el|del|al|su|este) {primer | segundo | tercer | último} (?!\\s?(?:lugar|caso|plano|orden|momento|término|día|paso|método|tipo|nivel|cambio)\\b)[a-z]
el {único | primer | segundo | último} (?!\\s?(?:paso|lugar|caso|problema|momento|modo)\\b)[a-záéíóúñü]+ (?:que|de|con)\\b
+ (?<![a-záéíóúñü])(?:la|una|su|esta) {primera | segunda | tercera | última} (?!\\s?(?:mitad|vez|parte|boqueada|forma|manera|opción|hora|cosa|instancia|y|palabra|cuenta|versión)\\b)[a-z]
{primeros | últimos | -siguientes | -peores} (?:años|días|meses|siglos|minutos)
{primeras | últimas | -siguientes | -peores} (?:horas|semanas|décadas|páginas|líneas)
(?<![a-záéíóúñü])(?:el|al|del|su) {quinto | sexto | séptimo | octavo | noveno | décimo}
(?<![a-záéíóúñü])(?:la|su) {quinta | sexta | séptima | octava | novena | décima}
(?<![a-záéíóúñü])(?:la|La|su) versión {anterior | siguiente | definitiva | provisional}
(?:\\d+|tres|cuatro|cinco|seis|siete|ocho|diez|doce|veinte) {segundos | minutos | días | meses | años}
+ \\d+ {horas | semanas | -décadas | -noches}
(?<![a-záéíóúñü])(?:dos|cien|mil|pocos|unos|últimos) {segundos | minutos | días | meses | años | siglos}
(?<![a-záéíóúñü])(?:cada) {segundo | minuto | día | mes | año | -siglo}\\b(?!\\s?(?:\\d|par\\b|impar\\b))
(?<![a-záéíóúñü])(?:cada|una vez a la|media) {hora | semana | -década | -noche}
(?<![a-záéíóúñü])(?:por la|durante la|en la|cada) {mañana | tarde | noche | -madrugada}(?!\\s?temprano)
(?<![a-záéíóúñü])(?:el|los|cada) {lunes | martes | miércoles | jueves | viernes | sábado | domingo}
(?<![a-záéíóúñü])(?:de|en|desde|hasta|entre|y) {enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre} (?:de|y)
~ (?<![a-záéíóúñü])(?:en|de|el|la) {primavera | verano | otoño | invierno}
+ {antes de | después de | -en lugar de | -además de} (?!\\s?(?:poder|empezar|comenzar|nada|todo|llevar)\\b)(?:[a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b)
{sin | -antes de | -después de | -además de} (?!\\s?(?:importar|cesar|tener|hacer|embargo|necesitar|perder|querer|saber|decir|ser|contar)\\b)(?:[a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b)
+ {antes de | después de | -durante | -en lugar de} (?:la|las|los|su|sus|este|esta)\\b(?!\\s?(?:[a-záéíóúñü]+ )?(?:años|semana|retraso))
{durante | antes de | después de | -en lugar de} (?:la [a-záéíóúñü]+(?:ción|sión|ura|ada|ida|encia|cha|eba)|la DebConf\\d*|la guerra|la primera|la segunda|la última|las? [a-záéíóúñü]+(?:ciones|siones))\\b
+ {antes del | después del | durante el | -en lugar del} (?!\\s?(?:resto|cual|que|siglo|año|día|mismo)\\b)[a-z]
~ {a pesar de | -gracias a | -debido a | -en lugar de} (?:la|las|los|su|sus|un|una)\\b
~ {a pesar del | -gracias al | -debido al | -en lugar del} [a-z]
{sin | -mediante | -en lugar de | -a pesar de} (?:la|las|los|su|sus|un|una)\\b
{salvo | -incluso | solo | -sobre todo} (?:en|para|si|cuando|por)\\b
+ , {excepto/salvo | -incluso/incluso | -solo/solo | -sobre todo/sobre todo} (?:en|para|con|si|cuando|por)\\b
(?<![a-záéíóúñü])(?!(?:reunir|por|meter|incluir)\\b)[a-záéíóúñü]+ {dentro | fuera | cerca | lejos | -detrás} de(?:l| la| las| los| su| sus| un| una)\\b
(?<![a-záéíóúñü])(?!(?:por|unas|unos)\\b)[a-záéíóúñü]+ {encima | debajo | delante | detrás | -dentro} de(?:l| la| las| los| su| sus| un| una)\\b
{por encima | por debajo | -a la altura | -lejos} de(?:l| la| las| los| su| sus)\\b
+ {a la izquierda | a la derecha | arriba | abajo}(?!\\s?(?:de arriba|mencionad|citad|indicad|descrit))
{en el centro | en el borde | -al principio | -en una esquina} de(?:l| la| las| los)\\b
+ (?<![a-záéíóúñü])(?:parte|lado|esquina|ala|zona|columna|flecha|barra|lateral|orilla) {izquierda | derecha | superior | inferior | -central}
+ (?<![a-záéíóúñü])(?:lado|botón|brazo|margen|borde|ángulo|extremo|hemisferio) {izquierdo | derecho | superior | inferior | -central}
+ (?<![a-záéíóúñü])(?:al|el|del|hacia el|hemisferio|polo) {norte | sur | -este | oeste}\\b
+ (?<![a-záéíóúñü])(?:al|el|del|hacia el|Polo|Hemisferio) {Norte | Sur | Este | Oeste}\\b
~ {sobre | bajo | -junto a | -lejos de} (?:la|el|las|los|su|sus) (?:mesa|ecuador|imagen|capa|suelo|agua|tierra|ventana|plancha|superficie|nivel|pantalla|río|techo|piel)
(?<![a-záéíóúñü])(?:se encuentra|está|están|situado|situada|aparece) {al principio | al final | en medio | fuera} de
+ {al principio | al final | -a la mitad | -fuera} de(?:l| la)\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {debe | -no debe | -no puede | -no necesita} (?!\\s?(?:tener|contener)\\b)(?!\\s?ser (?![a-záéíóú]+[dt][oa]s?\\b))[a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no debe/no puede | -debe/debe | -puede/puede | -no necesita/no necesita} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {deben | -no deben | -no pueden | -no necesitan} (?!\\s?(?:tener|contener)\\b)(?!\\s?ser (?![a-záéíóú]+[dt][oa]s?\\b))[a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no deben/no pueden | -deben/deben | -pueden/pueden | -no necesitan/no necesitan} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {se debe | -no se debe | -no se puede | -no se suele} [a-z]+(?:ar|er|ir)\\b
(?<![a-záéíóúñü])(?!(?:no|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no se debe/no se puede | -se debe/se debe | -se puede/se puede | -se suele/se suele} [a-z]+(?:ar|er|ir)\\b
(?<![a-záéíóúñü])(?!(?:no|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {se deben | -no se deben | -no se pueden | -no se suelen} [a-z]+(?:ar|er|ir)\\b
(?<![a-záéíóúñü])(?!(?:no|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no se deben/no se pueden | -se deben/se deben | -se pueden/se pueden | -se suelen/se suelen} [a-z]+(?:ar|er|ir)\\b
~ (?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {debía/debían | -no debía/no debían | -no podía/no podían | -no solía/no solían} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no debía/no debían/no podía/no podían | -debía/debían/debía/debían | -podía/podían/podía/podían | -solía/solían/solía/solían} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {deberá/deberán | -no deberá/no deberán | -no podrá/no podrán | -no necesitará/no necesitarán} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
(?<![a-záéíóúñü])(?!(?:no|se|ya|también|nunca|siempre|solo|sólo|tampoco|casi|apenas|le|les|lo|la|te|nos)\\b)[a-záéíóúñü»0-9]+ {no deberá/no deberán/no podrá/no podrán | -deberá/deberán/deberá/deberán | -podrá/podrán/podrá/podrán | -no necesitará/no necesitarán/no necesitará/no necesitarán} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
+ se {recomienda | desaconseja | prohíbe | -exige}
(?<![a-záéíóúñü])(?<!no )(?:es|era|será|resulta|sería|parece) {imposible | obligatorio | -posible | -inútil | -peligroso} [a-z]+(?:ar|er|ir)
~ (?<![a-záéíóúñü])(?<!no )(?:es|son|era|eran|será|serán|resulta|resultan) {necesario/necesaria/necesarios/necesarias | -innecesario/innecesaria/innecesarios/innecesarias | -peligroso/peligrosa/peligrosos/peligrosas | -ilícito/ilícita/ilícitos/ilícitas}\\b(?!\\s?(?:en|para|que))
(?<![a-záéíóúñü])(?<!no )(?:es|sea|era|fue|será) {necesario | posible | imposible | -inútil | -arriesgado} [a-z]+(?:ar|er|ir)
+ (?<![a-záéíóúñü])(?<!no )(?:es|son|era|eran|será|serán|está|están) {obligatorio/obligatoria/obligatorios/obligatorias | voluntario/voluntaria/voluntarios/voluntarias | prohibido/prohibida/prohibidos/prohibidas | recomendado/recomendada/recomendados/recomendadas}\\b
(?<![a-záéíóúñü])(?:con|una|tiene|ofrece) {mayor | menor | igual | -escasa} [a-z]+(?:ción|sión|dad|ncia|tud|eza|ura)\\b
+ {superior a/superiores a | inferior a/inferiores a | igual a/iguales a | -proporcional a/proporcionales a} (?:\\d|la|el|los|las|un|una)
{público/pública/públicos/públicas | privado/privada/privados/privadas | secreto/secreta/secretos/secretas | anónimo/anónima/anónimos/anónimas}
{fijo/fija/fijos/fijas | aleatorio/aleatoria/aleatorios/aleatorias | -decreciente/decreciente/decrecientes/decrecientes | secreto/secreta/secretos/secretas}
{constante/constantes | variable/variables | creciente/crecientes | decreciente/decrecientes}
+ (?<![a-záéíóúñü])(?!(?:coordenadas|tanto|barra)\\b)[a-záéíóúñü]+ {horizontal/horizontales | vertical/verticales | diagonal/diagonales | circular/circulares}
(?<![a-záéíóúñü])(?:es|son|uso|parámetro|campo|argumento|registro|valor|opción|cuota) {obligatorio/obligatoria/obligatorios/obligatorias | gratuito/gratuita/gratuitos/gratuitas | opcional/opcional/opcionales/opcionales | limitado/limitada/limitados/limitadas}
{temporal/temporales | permanente/permanentes | opcional/opcionales | semanal/semanales}
(?<![a-záéíóúñü])(?:servidor|servidores|disco|discos|archivo|archivos|usuario|usuarios|red|redes|impresora|impresoras|equipo|equipos|sistema|sistemas|cuenta|cuentas|acceso|host|hosts|máquina|máquinas) {local/locales | virtual/virtuales | móvil/móviles | central/centrales}
(?<![a-záéíóúñü])(?:servidor|servidores|disco|discos|archivo|archivos|usuario|usuarios|red|redes|impresora|impresoras|equipo|equipos|acceso|host|hosts|máquina|máquinas|bibliotecas|recursos) {remoto/remota/remotos/remotas | compartido/compartida/compartidos/compartidas | externo/externa/externos/externas | bloqueado/bloqueada/bloqueados/bloqueadas}
{interno/interna/internos/internas | externo/externa/externos/externas | -cerrado/cerrada/cerrados/cerradas | -oculto/oculta/ocultos/ocultas}(?!\\s?a)
+ (?<![a-záéíóúñü])(?:parte|partes|capa|superficie|zona|cara|caras|espacio|lado|pared|paredes|más) {interior/interiores | exterior/exteriores | central/centrales | lateral/laterales}
{visible/visibles | invisible/invisibles | -intermitente/intermitentes | -editable/editables}
{activo/activa/activos/activas | inactivo/inactiva/inactivos/inactivas | obsoleto/obsoleta/obsoletos/obsoletas | defectuoso/defectuosa/defectuosos/defectuosas}
(?<![a-záéíóúñü])(?:es|son|está|están|muy|más|bastante|versión|distribución|rama) {estable/estables | inestable/inestables | provisional/provisionales | experimental/experimentales}\\b
{positivo/positiva/positivos/positivas | negativo/negativa/negativos/negativas | nulo/nula/nulos/nulas | dudoso/dudosa/dudosos/dudosas}
+ (?<![a-záéíóúñü])(?:valor|número|tamaño|nivel|tiempo|precio|distancia|temperatura|velocidad|edad|plazo|cantidad) {máximo/máxima/máximos/máximas | mínimo/mínima/mínimos/mínimas | medio/media/medios/medias | exacto/exacta/exactos/exactas}
(?<![a-záéíóúñü])(?:cámara|cámaras|reloj|relojes|señal|señales|aparato|aparatos|sistema|sistemas|telescopios?|dispositivos?) {analógico/analógica/analógicos/analógicas | óptico/óptica/ópticos/ópticas | mecánico/mecánica/mecánicos/mecánicas | electrónico/electrónica/electrónicos/electrónicas | hidráulico/hidráulica/hidráulicos/hidráulicas}
(?<![a-záéíóúñü])(?:proyecto|comunidad|organización|ámbito|nivel|conferencia|derecho|mercado|red|comercio|norma|normas|empresa|empresas) {nacional/nacionales | internacional/internacionales | regional/regionales | municipal/municipales}
{político/política/políticos/políticas | económico/económica/económicos/económicas | religioso/religiosa/religiosos/religiosas | artístico/artística/artísticos/artísticas | científico/científica/científicos/científicas}
{militar/militares | cultural/culturales | comercial/comerciales | industrial/industriales}
{eléctrico/eléctrica/eléctricos/eléctricas | magnético/magnética/magnéticos/magnéticas | térmico/térmica/térmicos/térmicas | mecánico/mecánica/mecánicos/mecánicas | hidráulico/hidráulica/hidráulicos/hidráulicas}
(?<![a-záéíóúñü])(?:estado|agua|combustible|fase|cuerpo|cuerpos|sustancia|sustancias|núcleo|capa|metal|alimentos?|residuos?) {líquido/líquida/líquidos/líquidas | sólido/sólida/sólidos/sólidas | gaseoso/gaseosa/gaseosos/gaseosas | viscoso/viscosa/viscosos/viscosas}
(?<![a-záéíóúñü])(?:agua|aire|clima|bebida|leche|superficie|zona|lugar|está|más|muy) {frío/fría/fríos/frías | tibio/tibia/tibios/tibias | helado/helada/helados/heladas | seco/seca/secos/secas | húmedo/húmeda/húmedos/húmedas}
{salado/salada/salados/saladas | ácido/ácida/ácidos/ácidas | amargo/amarga/amargos/amargas | soso/sosa/sosos/sosas}\\b
~ (?<![a-záéíóúñü])(?:más|muy|menos|tan) {pequeño/pequeña/pequeños/pequeñas | largo/larga/largos/largas | ligero/ligera/ligeros/ligeras | pesado/pesada/pesados/pesadas | -grande/grande/grandes/grandes}
(?<![a-záéíóúñü])(?:más|muy|menos|tan) {ancho/ancha/anchos/anchas | estrecho/estrecha/estrechos/estrechas | -alto/alta/altos/altas | -largo/larga/largos/largas}
(?<![a-záéíóúñü])(?:nivel|niveles|valor|valores|calidad|resolución|precio|precios|órbita|frecuencia|temperatura|temperaturas|presión)(?: más| muy)? {alto/alta/altos/altas | bajo/baja/bajos/bajas | -fijo/fija/fijos/fijas | -medio/media/medios/medias}
~ (?<![a-záéíóúñü])(?:más|muy|menos|tan) {rápido/rápida/rápidos/rápidas | lento/lenta/lentos/lentas | caro/cara/caros/caras | complicado/complicada/complicados/complicadas}
(?<![a-záéíóúñü])(?:más|muy|menos|tan) {débil/débiles | brillante/brillantes | inestable/inestables | -frágil/frágiles}
(?<![a-záéíóúñü])(?:más|menos|tan) {barato/barata/baratos/baratas | rápido/rápida/rápidos/rápidas | seguro/segura/seguros/seguras | preciso/precisa/precisos/precisas}
~ (?<![a-záéíóúñü])(?:más|muy|menos|tan) {conocido/conocida/conocidos/conocidas | antiguo/antigua/antiguos/antiguas | costoso/costosa/costosos/costosas | criticado/criticada/criticados/criticadas}
(?<![a-záéíóúñü])(?:más|muy|menos|tan) {antiguo/antigua/antiguos/antiguas | moderno/moderna/modernos/modernas | caro/cara/caros/caras | extenso/extensa/extensos/extensas}
(?<![a-záéíóúñü])(?:es|son|luz|color|línea|líneas|punto|puntos|ojo|ojos|fondo|botón|mancha|manchas|estrella|estrellas|gigante|gigantes|enana|enanas|tinta|papel|bandera|hilo|cinta|píxeles|píxel|zona|zonas|capa|máscara|canal|poncho|queda|quedan|vuelve|vuelven|letras|flecha|marco|tierra) {rojo/roja/rojos/rojas | amarillo/amarilla/amarillos/amarillas | negro/negra/negros/negras | blanco/blanca/blancos/blancas}
el color {rojo | verde | azul | amarillo | negro | blanco | gris}
en {rojo | verde | azul | amarillo | gris}
{redondo/redonda/redondos/redondas | cuadrado/cuadrada/cuadrados/cuadradas | ovalado/ovalada/ovalados/ovaladas | alargado/alargada/alargados/alargadas}
{rectangular/rectangulares | circular/circulares | triangular/triangulares | hexagonal/hexagonales}
{elíptico/elíptica/elípticos/elípticas | esférico/esférica/esféricos/esféricas | plano/plana/planos/planas | cúbico/cúbica/cúbicos/cúbicas}
~ {moderno/moderna/modernos/modernas | antiguo/antigua/antiguos/antiguas | -primitivo/primitiva/primitivos/primitivas | -rural/rural/rurales/rurales}
+ {francés/francesa/franceses/francesas | alemán/alemana/alemanes/alemanas | español/española/españoles/españolas | inglés/inglesa/ingleses/inglesas | italiano/italiana/italianos/italianas | portugués/portuguesa/portugueses/portuguesas}
(?<![a-záéíóúñü])(?!(?:raza|razas|sangre)\\b)[a-záéíóúñü]+ {europeo/europea/europeos/europeas | americano/americana/americanos/americanas | asiático/asiática/asiáticos/asiáticas | africano/africana/africanos/africanas}
{urbano/urbana/urbanos/urbanas | costero/costera/costeros/costeras | montañoso/montañosa/montañosos/montañosas | fronterizo/fronteriza/fronterizos/fronterizas}
{civil/civiles | penal/penales | mercantil/mercantiles | laboral/laborales}
(?<![a-záéíóúñü])(?:acuerdo|permiso|consentimiento|testimonio|contrato|autorización) {escrito/escrita/escritos/escritas | secreto/secreta/secretos/secretas | anónimo/anónima/anónimos/anónimas | tácito/tácita/tácitos/tácitas}
(?<![a-záéíóúñü])(?:prueba|pruebas|tradición|examen|comunicación|acuerdo) {oral/orales | musical/musicales | familiar/familiares | judicial/judiciales}
{vegetal/vegetales | animal/animales | mineral/minerales | artificial/artificiales}
{solar/solares | lunar/lunares | terrestre/terrestres | estelar/estelares}
~ {seguro/segura/seguros/seguras | inseguro/insegura/inseguros/inseguras | anticuado/anticuada/anticuados/anticuadas | costoso/costosa/costosos/costosas}(?!\\s?de)
~ (?<![a-záéíóúñü])(?:es|son|era|resulta|siendo) {indispensable/indispensables | inútil/inútiles | perjudicial/perjudiciales | irrelevante/irrelevantes}
~ (?<![a-záéíóúñü])(?:es|son|era|resulta|siendo) {esencial/esenciales | perjudicial/perjudiciales | irrelevante/irrelevantes | insuficiente/insuficientes}
(?<![a-záéíóúñü])(?:espejo|espejos|grupo|grupos|foco|servidor|partición|particiones|menú|clave|educación|sector|mercado) {primario/primaria/primarios/primarias | secundario/secundaria/secundarios/secundarias | terciario/terciaria/terciarios/terciarias | externo/externa/externos/externas}
(?<![a-záéíóúñü])(?:servidor|propósito|objetivo|responsable|ventana|función|autor|problema|causa|idea|archivo|memoria|fuente|característica) {principal/principales | provisional/provisionales | adicional/adicionales | inicial/iniciales}
{predeterminado/predeterminada/predeterminados/predeterminadas | obsoleto/obsoleta/obsoletos/obsoletas | avanzado/avanzada/avanzados/avanzadas | simplificado/simplificada/simplificados/simplificadas}
(?<![a-záéíóúñü])(?:valor|número|números|sistema|notación|código) {binario/binaria/binarios/binarias | codificado/codificada/codificados/codificadas | redondeado/redondeada/redondeados/redondeadas | negativo/negativa/negativos/negativas}
(?<![a-záéíóúñü])(?:interfaz|interfaces|modo|entorno|entornos|editor|herramientas?|aplicación|aplicaciones|instalador) {gráfico/gráfica/gráficos/gráficas | simplificado/simplificada/simplificados/simplificadas | avanzado/avanzada/avanzados/avanzadas | -anticuado/anticuada/anticuados/anticuadas}
~ (?<![a-záéíóúñü])(?:es|son|sigue|siguen|sea) {compatible/compatibles | incompatible/incompatibles | coherente/coherentes | coincidente/coincidentes} con
~ (?<![a-záéíóúñü])(?:es|son|era|sea) {capaz/capaces | incapaz/incapaces | responsable/responsables | susceptible/susceptibles} de
(?<![a-záéíóúñü])(?:usuarios?|administradores|desarrolladores|programadores|profesores|trabajadores|lectores) {experimentado/experimentada/experimentados/experimentadas | novato/novata/novatos/novatas | aficionado/aficionada/aficionados/aficionadas | desconfiado/desconfiada/desconfiados/desconfiadas}
(?<![a-záéíóúñü])(?:puede|pueden|puedes|permite|permiten) {modificar | eliminar | -conservar | -duplicar | -crear} (?!\\s?(?:específicamente|que)\\b)
~ (?<![a-záéíóúñü])(?:archivos?|ficheros?|imagen|imágenes|documentos?|datos|capas?|mensajes?|cambios|contraseñas?|información|copias?|seguimiento|texto|fotos?|preferencias|está|están|es|son) {guardado/guardada/guardados/guardadas | borrado/borrada/borrados/borradas | impreso/impresa/impresos/impresas | cifrado/cifrada/cifrados/cifradas | comprimido/comprimida/comprimidos/comprimidas}
~ {instala/instalan/instalará/instalarán/instalado/instalada/instalados/instaladas/instalar/instalando | desinstala/desinstalan/desinstalará/desinstalarán/desinstalado/desinstalada/desinstalados/desinstaladas/desinstalar/desinstalando | configura/configuran/configurará/configurarán/configurado/configurada/configurados/configuradas/configurar/configurando | repara/reparan/reparará/repararán/reparado/reparada/reparados/reparadas/reparar/reparando}
{abierto/abierta/abiertos/abiertas | cerrado/cerrada/cerrados/cerradas | bloqueado/bloqueada/bloqueados/bloqueadas | oculto/oculta/ocultos/ocultas}
~ {activa/activan/activará/activarán/activado/activada/activados/activadas/activar/activando | desactiva/desactivan/desactivará/desactivarán/desactivado/desactivada/desactivados/desactivadas/desactivar/desactivando | bloquea/bloquean/bloqueará/bloquearán/bloqueado/bloqueada/bloqueados/bloqueadas/bloquear/bloqueando | reinicia/reinician/reiniciará/reiniciarán/reiniciado/reiniciada/reiniciados/reiniciadas/reiniciar/reiniciando}
{aumenta/aumentan/aumentará/aumentarán/aumentó/aumentaron/aumentando | disminuye/disminuyen/disminuirá/disminuirán/disminuyó/disminuyeron/disminuyendo | varía/varían/variará/variarán/varió/variaron/variando | oscila/oscilan/oscilará/oscilarán/osciló/oscilaron/oscilando}\\b(?!\\s?(?:el|la|los|las|un|una|su|sus)\\b)
{reduce/reducen/reducirá/reducirán/reducido/reducida/reducidos/reducidas/reducir/reduciendo/redujo/redujeron | aumenta/aumentan/aumentará/aumentarán/aumentado/aumentada/aumentados/aumentadas/aumentar/aumentando/aumentó/aumentaron | duplica/duplican/duplicará/duplicarán/duplicado/duplicada/duplicados/duplicadas/duplicar/duplicando/duplicó/duplicaron | estabiliza/estabilizan/estabilizará/estabilizarán/estabilizado/estabilizada/estabilizados/estabilizadas/estabilizar/estabilizando/estabilizó/estabilizaron}
~ (?<![a-záéíóúñü])(?!se\\b)[a-záéíóúñ]+ {permite/permiten/permitirá/permitirán/permitió/permitieron/permitía/permitían | impide/impiden/impedirá/impedirán/impidió/impidieron/impedía/impedían | exige/exigen/exigirá/exigirán/exigió/exigieron/exigía/exigían | prohíbe/prohíben/prohibirá/prohibirán/prohibió/prohibieron/prohibía/prohibían} (?:que\\b|[a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b)
~ (?<![a-záéíóúñü])(?:que|y|también|[a-záéíóúñ]+) {facilita/facilitan/facilitará/facilitarán/facilitó/facilitaron/facilitaba/facilitaban | dificulta/dificultan/dificultará/dificultarán/dificultó/dificultaron/dificultaba/dificultaban | impide/impiden/impedirá/impedirán/impidió/impidieron/impedía/impedían | encarece/encarecen/encarecerá/encarecerán/encareció/encarecieron/encarecía/encarecían | retrasa/retrasan/retrasará/retrasarán/retrasó/retrasaron/retrasaba/retrasaban} (?:el|la|los|las|su|sus)\\b
~ {causan/causará/causarán/causado/causada/causados/causadas/causar/causando/causó/causaron | evitan/evitará/evitarán/evitado/evitada/evitados/evitadas/evitar/evitando/evitó/evitaron | agravan/agravará/agravarán/agravado/agravada/agravados/agravadas/agravar/agravando/agravó/agravaron | retrasan/retrasará/retrasarán/retrasado/retrasada/retrasados/retrasadas/retrasar/retrasando/retrasó/retrasaron}
~ {protege/protegen/protegerá/protegerán/protegido/protegida/protegidos/protegidas/proteger/protegiendo | perjudica/perjudican/perjudicará/perjudicarán/perjudicado/perjudicada/perjudicados/perjudicadas/perjudicar/perjudicando | ataca/atacan/atacará/atacarán/atacado/atacada/atacados/atacadas/atacar/atacando | vigila/vigilan/vigilará/vigilarán/vigilado/vigilada/vigilados/vigiladas/vigilar/vigilando}
~ {garantiza/garantizan/garantizará/garantizarán/garantizar/garantizando | dificulta/dificultan/dificultará/dificultarán/dificultar/dificultando | impide/impiden/impedirá/impedirán/impedir/impidiendo | limita/limitan/limitará/limitarán/limitar/limitando} (?:el|la|los|las|que|un|una|su|sus)\\b
(?:[a-záéíóúñA-Z0-9,]+) {empezó/empezaron/empieza/empiezan/empezaba/empezaban | terminó/terminaron/termina/terminan/terminaba/terminaban | fracasó/fracasaron/fracasa/fracasan/fracasaba/fracasaban | continuó/continuaron/continúa/continúan/continuaba/continuaban}\\b(?!\\s?(?:a|con|por|de)\\b)
~ {empieza a/empiezan a/empezó a/empezaron a | deja de/dejan de/dejó de/dejaron de | se niega a/se niegan a/se negó a/se negaron a | renuncia a/renuncian a/renunció a/renunciaron a}
(?:[a-záéíóúñA-Z0-9,]+) {comenzó/comenzaron/comenzaba | terminó/terminaron/terminaba | fracasó/fracasaron/fracasaba | continuó/continuaron/continuaba}\\b(?!\\s?(?:a|con|por|de)\\b)
~ {comienza a/comienzan a/comenzó a/comenzaron a | deja de/dejan de/dejó de/dejaron de | se niega a/se niegan a/se negó a/se negaron a | renuncia a/renuncian a/renunció a/renunciaron a}
{compra/compran/comprado/comprada/comprados/compradas/compró/compraron/comprar/comprando | vende/venden/vendido/vendida/vendidos/vendidas/vendió/vendieron/vender/vendiendo | alquila/alquilan/alquilado/alquilada/alquilados/alquiladas/alquiló/alquilaron/alquilar/alquilando | regala/regalan/regalado/regalada/regalados/regaladas/regaló/regalaron/regalar/regalando}
~ {envía/envían/enviará/enviarán/enviado/enviada/enviados/enviadas/envió/enviaron/enviar/enviando | recibe/reciben/recibirá/recibirán/recibido/recibida/recibidos/recibidas/recibió/recibieron/recibir/recibiendo | devuelve/devuelven/devolverá/devolverán/devuelto/devuelta/devueltos/devueltas/devolvió/devolvieron/devolver/devolviendo | archiva/archivan/archivará/archivarán/archivado/archivada/archivados/archivadas/archivó/archivaron/archivar/archivando}
{afirma/afirman/afirmó/afirmaron | niega/niegan/negó/negaron | olvida/olvidan/olvidó/olvidaron | lamenta/lamentan/lamentó/lamentaron} que
~ {acepta/aceptan/aceptado/aceptada/aceptados/aceptadas/aceptó/aceptaron/aceptar/aceptando | rechaza/rechazan/rechazado/rechazada/rechazados/rechazadas/rechazó/rechazaron/rechazar/rechazando | aplaza/aplazan/aplazado/aplazada/aplazados/aplazadas/aplazó/aplazaron/aplazar/aplazando | ignora/ignoran/ignorado/ignorada/ignorados/ignoradas/ignoró/ignoraron/ignorar/ignorando}
~ {añadirá/añadirán/añadió/añadieron/añadir/añadiendo | quitará/quitarán/quitó/quitaron/quitar/quitando | sustituirá/sustituirán/sustituyó/sustituyeron/sustituir/sustituyendo | ordenará/ordenarán/ordenó/ordenaron/ordenar/ordenando}
~ {agrega/agregan/agregado/agregada/agregados/agregadas/agregar/agregando | quita/quitan/quitado/quitada/quitados/quitadas/quitar/quitando | sustituye/sustituyen/sustituido/sustituida/sustituidos/sustituidas/sustituir/sustituyendo | ordena/ordenan/ordenado/ordenada/ordenados/ordenadas/ordenar/ordenando}
{une/unen/unir/uniendo | separa/separan/separar/separando | -compara/comparan/comparar/comparando | -mide/miden/medir/midiendo}
{apoyó/apoyaron/apoyado/apoyada/apoyados/apoyadas/apoyar/apoyando | criticó/criticaron/criticado/criticada/criticados/criticadas/criticar/criticando | financió/financiaron/financiado/financiada/financiados/financiadas/financiar/financiando | dirigió/dirigieron/dirigido/dirigida/dirigidos/dirigidas/dirigir/dirigiendo}
{fundó/fundaron/fundado/fundada/fundados/fundadas/fundar | disolvió/disolvieron/disuelto/disuelta/disueltos/disueltas/disolver | trasladó/trasladaron/trasladado/trasladada/trasladados/trasladadas/trasladar | compró/compraron/comprado/comprada/comprados/compradas/comprar}
{nació/nacieron | murió/murieron | enfermó/enfermaron | se casó/se casaron | se retiró/se retiraron}
{falleció/fallecieron | nació/nacieron | enfermó/enfermaron | se retiró/se retiraron}
{-residió/residieron | nació/nacieron | murió/murieron | estudió/estudiaron} en
{publicó/publicaron/publicado/publicada/publicados/publicadas | anunció/anunciaron/anunciado/anunciada/anunciados/anunciadas | aplazó/aplazaron/aplazado/aplazada/aplazados/aplazadas | retiró/retiraron/retirado/retirada/retirados/retiradas | prohibió/prohibieron/prohibido/prohibida/prohibidos/prohibidas}
(?<![a-záéíóúñü])(?:certificados?|certificad[oa]|facturas?|licencias?|orden|documentos?|sentencia|fue|fueron) {emitido/emitida/emitidos/emitidas | anulado/anulada/anulados/anuladas | aplazado/aplazada/aplazados/aplazadas | revocado/revocada/revocados/revocadas}
{adoptado/adoptada/adoptados/adoptadas | rechazado/rechazada/rechazados/rechazadas | aplazado/aplazada/aplazados/aplazadas | prohibido/prohibida/prohibidos/prohibidas}
{adoptó/adoptaron/adoptar/adoptando | rechazó/rechazaron/rechazar/rechazando | aplazó/aplazaron/aplazar/aplazando | criticó/criticaron/criticar/criticando} (?:el|la|los|las|un|una|su|sus)\\b
~ {incluye/incluyen/incluyó/incluyeron/incluía/incluían/incluirá/incluirán | excluye/excluyen/excluyó/excluyeron/excluía/excluían/excluirá/excluirán | sustituye/sustituyen/sustituyó/sustituyeron/sustituía/sustituían/sustituirá/sustituirán | exige/exigen/exigió/exigieron/exigía/exigían/exigirá/exigirán}\\b
{necesita/necesitan/necesitó/necesitaron/necesitará/necesitarán | -ofrece/ofrecen/ofreció/ofrecieron/ofrecerá/ofrecerán | -genera/generan/generó/generaron/generará/generarán | -sustituye/sustituyen/sustituyó/sustituyeron/sustituirá/sustituirán} (?!\\s?(?:de|que|[a-z]+(?:ar|er|ir))\\b)
{requiere/requieren/requirió/requirieron/requerirá/requerirán | -impide/impiden/impidió/impidieron/impedirá/impedirán | -sustituye/sustituyen/sustituyó/sustituyeron/sustituirá/sustituirán | -simula/simulan/simuló/simularon/simulará/simularán} (?!\\s?(?:de|que|[a-z]+(?:ar|er|ir))\\b)
~ {ofrece/ofrecen/ofreció/ofrecieron/ofrecía/ofrecían/ofrecerá/ofrecerán | exige/exigen/exigió/exigieron/exigía/exigían/exigirá/exigirán | prohíbe/prohíben/prohibió/prohibieron/prohibía/prohibían/prohibirá/prohibirán | sustituye/sustituyen/sustituyó/sustituyeron/sustituía/sustituían/sustituirá/sustituirán} (?:el|la|los|las|un|una|soporte|acceso|información|varias|varios|muchas|muchos)\\b
+ {depende/dependen/dependía/dependerá | -no depende/no dependen/no dependía/no dependerá | -apenas depende/apenas dependen/apenas dependía/apenas dependerá | -es independiente/son independientes/era independiente/será independiente} de
~ {absorbe/absorben/absorbía/absorbían/absorbido/absorbida/absorbidos/absorbidas/absorber/absorbiendo | refleja/reflejan/reflejaba/reflejaban/reflejado/reflejada/reflejados/reflejadas/reflejar/reflejando | emite/emiten/emitía/emitían/emitido/emitida/emitidos/emitidas/emitir/emitiendo | dispersa/dispersan/dispersaba/dispersaban/dispersado/dispersada/dispersados/dispersadas/dispersar/dispersando}
{calientan/calentará/calentarán/calentado/calentada/calentados/calentadas/calentar/calentando | enfrían/enfriará/enfriarán/enfriado/enfriada/enfriados/enfriadas/enfriar/enfriando | secan/secará/secarán/secado/secada/secados/secadas/secar/secando | mojan/mojará/mojarán/mojado/mojada/mojados/mojadas/mojar/mojando}
~ {cortará/cortarán/cortado/cortada/cortados/cortadas/cortar/cortando | pegará/pegarán/pegado/pegada/pegados/pegadas/pegar/pegando | doblará/doblarán/doblado/doblada/doblados/dobladas/doblar/doblando | -pintará/pintarán/pintado/pintada/pintados/pintadas/pintar/pintando}
(?<![a-záéíóúñü])(?:está|están|es|son|fue|fueron|ha|han|ser|sido) {escrito/escrita/escritos/escritas | leído/leída/leídos/leídas | traducido/traducida/traducidos/traducidas | corregido/corregida/corregidos/corregidas}
~ {mejora/mejoran/mejoró/mejoraron/mejorado/mejorada/mejorados/mejoradas/mejorar/mejorando | empeora/empeoran/empeoró/empeoraron/empeorado/empeorada/empeorados/empeoradas/empeorar/empeorando | complica/complican/complicó/complicaron/complicado/complicada/complicados/complicadas/complicar/complicando | retrasa/retrasan/retrasó/retrasaron/retrasado/retrasada/retrasados/retrasadas/retrasar/retrasando}
~ {acelera/aceleran/aceleró/aceleraron/acelerado/acelerada/acelerados/aceleradas/acelerar/acelerando | frena/frenan/frenó/frenaron/frenado/frenada/frenados/frenadas/frenar/frenando | encarece/encarecen/encareció/encarecieron/encarecido/encarecida/encarecidos/encarecidas/encarecer/encareciendo | repite/repiten/repitió/repitieron/repetido/repetida/repetidos/repetidas/repetir/repitiendo}
~ {simplifica/simplifican/simplificó/simplificaron/simplificado/simplificada/simplificados/simplificadas/simplificar/simplificando | complica/complican/complicó/complicaron/complicado/complicada/complicados/complicadas/complicar/complicando | encarece/encarecen/encareció/encarecieron/encarecido/encarecida/encarecidos/encarecidas/encarecer/encareciendo | retrasa/retrasan/retrasó/retrasaron/retrasado/retrasada/retrasados/retrasadas/retrasar/retrasando}
{nombró/nombraron | destituyó/destituyeron | criticó/criticaron | sustituyó/sustituyeron}
(?<![a-záéíóúñü])(?:fue|fueron|ser|sido|era) {nombrado/nombrada/nombrados/nombradas | destituido/destituida/destituidos/destituidas | criticado/criticada/criticados/criticadas | sustituido/sustituida/sustituidos/sustituidas}
~ {eligió/eligieron | destituyó/destituyeron | criticó/criticaron | sobornó/sobornaron}
{paga/pagan/pagado/pagada/pagados/pagadas/pagar/pagó/pagaron | cobra/cobran/cobrado/cobrada/cobrados/cobradas/cobrar/cobró/cobraron | reclama/reclaman/reclamado/reclamada/reclamados/reclamadas/reclamar/reclamó/reclamaron | perdona/perdonan/perdonado/perdonada/perdonados/perdonadas/perdonar/perdonó/perdonaron}
~ {firman/firmado/firmada/firmados/firmadas/firmar/firmó/firmaron | rechazan/rechazado/rechazada/rechazados/rechazadas/rechazar/rechazó/rechazaron | anulan/anulado/anulada/anulados/anuladas/anular/anuló/anularon | renuevan/renovado/renovada/renovados/renovadas/renovar/renovó/renovaron}
{condenan/condenado/condenada/condenados/condenadas/condenar/condenó/condenaron | absuelven/absuelto/absuelta/absueltos/absueltas/absolver/absolvió/absolvieron | indemnizan/indemnizado/indemnizada/indemnizados/indemnizadas/indemnizar/indemnizó/indemnizaron | detienen/detenido/detenida/detenidos/detenidas/detener/detuvo/detuvieron}
{inició/iniciaron | detuvo/detuvieron | retrasó/retrasaron | interrumpió/interrumpieron}
~ {ataca/atacan/atacó/atacaron/atacado/atacada/atacados/atacadas/atacar | defiende/defienden/defendió/defendieron/defendido/defendida/defendidos/defendidas/defender | ocupa/ocupan/ocupó/ocuparon/ocupado/ocupada/ocupados/ocupadas/ocupar | abandona/abandonan/abandonó/abandonaron/abandonado/abandonada/abandonados/abandonadas/abandonar} (?:el|la|los|las|su|sus)\\b(?!\\s?(?:esperanza|idea))
~ {estudió/estudiaron/estudiado/estudiada/estudiados/estudiadas | descubrió/descubrieron/descubierto/descubierta/descubiertos/descubiertas | ignoró/ignoraron/ignorado/ignorada/ignorados/ignoradas | predijo/predijeron/predicho/predicha/predichos/predichas}
~ {previsto/prevista/previstos/previstas | prohibido/prohibida/prohibidos/prohibidas | suspendido/suspendida/suspendidos/suspendidas | modificado/modificada/modificados/modificadas} (?:por|en|para)\\b
{distribuye/distribuyen/distribuyó/distribuyeron/distribuido/distribuida/distribuidos/distribuidas/distribuir/distribuyendo | retiene/retienen/retuvo/retuvieron/retenido/retenida/retenidos/retenidas/retener/reteniendo | vende/venden/vendió/vendieron/vendido/vendida/vendidos/vendidas/vender/vendiendo | modifica/modifican/modificó/modificaron/modificado/modificada/modificados/modificadas/modificar/modificando}
~ {desarrolla/desarrollan/desarrolló/desarrollaron/desarrollado/desarrollada/desarrollados/desarrolladas/desarrollar/desarrollando | abandona/abandonan/abandonó/abandonaron/abandonado/abandonada/abandonados/abandonadas/abandonar/abandonando | compra/compran/compró/compraron/comprado/comprada/comprados/compradas/comprar/comprando | financia/financian/financió/financiaron/financiado/financiada/financiados/financiadas/financiar/financiando}
~ {restringe/restringen/restringirá/restringirán/restringido/restringida/restringidos/restringidas/restringir/restringiendo | amplía/amplían/ampliará/ampliarán/ampliado/ampliada/ampliados/ampliadas/ampliar/ampliando | registra/registran/registrará/registrarán/registrado/registrada/registrados/registradas/registrar/registrando | supervisa/supervisan/supervisará/supervisarán/supervisado/supervisada/supervisados/supervisadas/supervisar/supervisando}
~ {limita/limitan/limitará/limitarán/limitado/limitada/limitados/limitadas/limitar/limitando | amplía/amplían/ampliará/ampliarán/ampliado/ampliada/ampliados/ampliadas/ampliar/ampliando | registra/registran/registrará/registrarán/registrado/registrada/registrados/registradas/registrar/registrando | prolonga/prolongan/prolongará/prolongarán/prolongado/prolongada/prolongados/prolongadas/prolongar/prolongando}
~ {asigna/asignan/asignará/asignarán/asignado/asignada/asignados/asignadas/asignar/asignando | niega/niegan/negará/negarán/negado/negada/negados/negadas/negar/negando | transfiere/transfieren/transferirá/transferirán/transferido/transferida/transferidos/transferidas/transferir/transfiriendo | solicita/solicitan/solicitará/solicitarán/solicitado/solicitada/solicitados/solicitadas/solicitar/solicitando} (?:a|al|un|una|el|la)\\b
{colabora/colaboran/colaboró/colaborar | compite/compiten/compitió/competir | negocia/negocian/negoció/negociar | rompe/rompen/rompió/romper} con
~ (?<![a-záéíóúñü])(?:a|para) {lectores | autores | editores | traductores}
(?<![a-záéíóúñü])(?:el|El|del|al|un|los|Los|cada) {usuario/usuarios | administrador/administradores | desarrollador/desarrolladores | fabricante/fabricantes}
(?<![a-záéíóúñü])(?:el|El|del|al|un|los|Los|cada) {servidor/servidores | cliente/clientes | cortafuegos/cortafuegos | enrutador/enrutadores}
(?<![a-záéíóúñü])(?:el|El|del|al|un|los|Los|cada) {comprador/compradores | vendedor/vendedores | fiador/fiadores | notario/notarios}
(?<![a-záéíóúñü])(?:el|El|del|al|un|los|Los|cada) {profesor/profesores | alumno/alumnos | director/directores | inspector/inspectores}
(?<![a-záéíóúñü])(?:el|El|del|al|un|los|Los|cada) {médico/médicos | paciente/pacientes | farmacéutico/farmacéuticos | enfermero/enfermeros}
(?<![a-záéíóúñü])(?:el|El|del|los|Los) {demandante/demandantes | demandado/demandados | juez/jueces | testigo/testigos}
(?<![a-záéíóúñü])(?:la|La|una|cada) {pantalla/pantallas | impresora/impresoras | tarjeta/tarjetas | memoria/memorias}
(?<![a-záéíóúñü])(?:la|La|una|cada|las|Las) {capa/capas | imagen/imágenes | ventana/ventanas | paleta/paletas}
~ (?<![a-záéíóúñü])(?:la|La|una|cada|las|Las) {contraseña/contraseñas | carpeta/carpetas | -configuración/configuraciones | cuenta/cuentas}(?!\\s?de red| por defecto)
la|La|una {causa | consecuencia | condición | excepción | negación} (?:de|del)\\b
el|El|un|su {origen | resultado | -objetivo | límite | obstáculo} (?:de|del)\\b
una|Una|la|gran {ventaja | desventaja | condición | casualidad} 
~ un|Un|el|gran {inconveniente | beneficio | requisito | -objetivo} 
+ (?<![a-záéíóúñü])(?:el|al|del) {principio | final | -último tercio | -punto medio} de(?:l| la)\\b(?!\\s?(?:todo|mundo))
+ (?<![a-záéíóúñü])(?:el|del|un|al) {aumento | descenso | -control | -reparto} de(?:l| la| los| las)?\\b
+ la|La|una {ausencia | presencia | -sustitución | -comparación} de(?:l| la| los| las)?\\b
la|La|una {creación | disolución | financiación | venta} de(?:l| la| los| las| un| una)?\\b
la|La|de {instalación | eliminación | compra | traducción} de(?:l| la| los| las| un| una)?\\b
la|La {Tierra | Luna | Vía Láctea | estación espacial}
un|el|del {contrato | recibo | testamento | poder notarial}
la|una|La {factura | garantía | sentencia | licencia}
la|La {civilización | barbarie | monarquía | religión}\\b
las|Las {ciudades | montañas | provincias | islas | costas}
los|Los|el {ojos | oídos | pulmones | huesos}
{madera | metal | vidrio | lana | piedra | cuero}\\b
el|El|del {hierro | cobre | oro | plomo | aluminio | zinc}
{oxígeno | hidrógeno | nitrógeno | carbono | helio}
el|El|del {corazón | hígado | pulmón | estómago | cerebro}(?!\\s?de)
la|La {vista | audición | memoria | respiración} (?:de|del|se|es)
con|de|la|La {harina | sal | leche | mantequilla | miel}
en|por|un {avión | barco | tren | camión | coche}
un|el|al {tribunal | parlamento | ministerio | ayuntamiento}
su {padre | hermano | hijo | abuelo | tío}
la|su|La {madre | hermana | hija | abuela | tía}
{miedo | alegría | orgullo | indiferencia | rabia}
en|de {pintura | música | arquitectura | escultura | literatura}
+ en|de {España | Francia | Italia | Alemania | Portugal}
+ (?<!portugués )(?<!San Juan )(?<![a-záéíóúñü])(?:en|de) {Chile | Perú | Bolivia | Paraguay | Brasil}
en {Buenos Aires | Santiago | Montevideo | Lima | Asunción}
{abole/abolen/abolió/abolieron/abolido/abolida/abolidos/abolidas/abolir | amplía/amplían/amplió/ampliaron/ampliado/ampliada/ampliados/ampliadas/ampliar | defiende/defienden/defendió/defendieron/defendido/defendida/defendidos/defendidas/defender | introduce/introducen/introdujo/introdujeron/introducido/introducida/introducidos/introducidas/introducir} (?:el|la|los|las|un|una|su|sus)\\b
~ {bombea/bombean/bombeará/bombearán/bombear | filtra/filtran/filtrará/filtrarán/filtrar | almacena/almacenan/almacenará/almacenarán/almacenar | enfría/enfrían/enfriará/enfriarán/enfriar}
{libera/liberan | absorbe/absorben | almacena/almacenan | destruye/destruyen} (?:dióxido|oxígeno|energía|calor|agua|hormonas|sustancias|el|la)\\b
~ {transforma/transforman/transformará/transformarán/transformar | almacena/almacenan/almacenará/almacenarán/almacenar | absorbe/absorben/absorberá/absorberán/absorber | elimina/eliminan/eliminará/eliminarán/eliminar} (?:el|la|los|las)\\b
~ {gobierna/gobiernan/gobernó/gobernaron/gobernar | ataca/atacan/atacó/atacaron/atacar | abandona/abandonan/abandonó/abandonaron/abandonar | vende/venden/vendió/vendieron/vender} (?:el|la|los|las)\\b
~ {descubre/descubren/descubrió/descubrieron/descubierto/descubierta/descubiertos/descubiertas/descubrir | destruye/destruyen/destruyó/destruyeron/destruido/destruida/destruidos/destruidas/destruir | imita/imitan/imitó/imitaron/imitado/imitada/imitados/imitadas/imitar | olvida/olvidan/olvidó/olvidaron/olvidado/olvidada/olvidados/olvidadas/olvidar} (?:el|la|los|las|un|una)\\b
~ {inventa/inventan/inventó/inventaron/inventado/inventada/inventados/inventadas/inventar | copia/copian/copió/copiaron/copiado/copiada/copiados/copiadas/copiar | prohíbe/prohíben/prohibió/prohibieron/prohibido/prohibida/prohibidos/prohibidas/prohibir | perfecciona/perfeccionan/perfeccionó/perfeccionaron/perfeccionado/perfeccionada/perfeccionados/perfeccionadas/perfeccionar} (?:el|la|los|las|un|una)\\b
{construido/construida/construidos/construidas | destruido/destruida/destruidos/destruidas | vendido/vendida/vendidos/vendidas | restaurado/restaurada/restaurados/restauradas}
~ {invita/invitan/invitó/invitaron/invitado/invitada/invitados/invitadas | expulsa/expulsan/expulsó/expulsaron/expulsado/expulsada/expulsados/expulsadas | imita/imitan/imitó/imitaron/imitado/imitada/imitados/imitadas | olvida/olvidan/olvidó/olvidaron/olvidado/olvidada/olvidados/olvidadas} (?:a|al)\\b
~ {explica/explican/explicó/explicaron | repite/repiten/repitió/repitieron | omite/omiten/omitió/omitieron | corrige/corrigen/corrigió/corrigieron} (?:el|la|los|las)\\b
~ {alaba/alaban/alabó/alabaron/alabar | critica/critican/criticó/criticaron/criticar | ignora/ignoran/ignoró/ignoraron/ignorar | prohíbe/prohíben/prohibió/prohibieron/prohibir} (?:el|la|los|las)\\b
~ (?<![a-záéíóúñü])(?:los|las|el|la|sus?) {riesgos/riesgo | beneficios/beneficio | costes/coste | -límites/límite} de(?:l| la| los| las)?\\b
(?<![a-záéíóúñü])(?:presión|temperatura|velocidad|densidad|humedad|luz|tensión) {elevado/elevada/elevados/elevadas | reducido/reducida/reducidos/reducidas | fijo/fija/fijos/fijas | medio/media/medios/medias}
{un mes | una semana | un año | un día} (?:después|antes|de)\\b
{al día siguiente | un año después | poco antes | el mismo día}
{por primera vez | por última vez | por segunda vez | por casualidad}
{por escrito | de palabra | por teléfono | en persona}
{en público | en privado | por escrito | en secreto}
{al contado | a plazos | a crédito | por adelantado}
{a diario | una vez por semana | dos veces al año | una vez al mes}
{en grupo | a solas | por parejas | por turnos}
{a fuego lento | a fuego vivo | al vapor | en frío}
{con sal | con azúcar | con vinagre | con harina}
(?<![a-záéíóúñü])(?:un|su|mi|los|sus|al) {amigo/amigos | enemigo/enemigos | pariente/parientes | vecino/vecinos}
(?<![a-záéíóúñü])(?:la|su|con|de|mi) {felicidad | tristeza | envidia | esperanza}
(?<![a-záéíóúñü])(?:le|les|nos|me) {prometió/prometieron | negó/negaron | prohibió/prohibieron | agradeció/agradecieron} [a-z]
(?<![a-záéíóúñü])(?:el|El|al|del) {rey | obispo | general | juez | campesino} (?:se|fue|es|y|murió|mandó|había|ordenó|tenía|no|lo|le|la)\\b
(?<![a-záéíóúñü])(?:la|una|las|su) {victoria/victorias | derrota/derrotas | huida/huidas | alianza/alianzas}
(?<![a-záéíóúñü])(?:las|Las|la|La) {arteria/arterias | vena/venas | neurona/neuronas | glándula/glándulas}
(?<![a-záéíóúñü])(?:los|Los) {mamífero/mamíferos | reptil/reptiles | anfibio/anfibios | insecto/insectos}
(?<![a-záéíóúñü])(?:las|Las) {bacteria/bacterias | alga/algas | planta/plantas | célula/células}
(?<![a-záéíóúñü])(?:la|La) {inflación | productividad | deuda | demanda} [a-z]
(?<![a-záéíóúñü])(?:el|El|del|al) {impuesto | interés | salario | seguro}
+ {desde | hasta | -antes de | -mucho después de} (?:el año )?(?:1\\d|20)\\d\\d\\b(?!\\s?(?:a|hasta|y)\\b)
+ {antes de | después de | -hasta | -desde} (?:el año )?(?:1\\d|20)\\d\\d\\b
+ {a principios de | a finales de | a mediados de | -antes de} (?:\\d|los años|este siglo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
+ {a principios del | a finales del | a mediados del | -después del} [a-z]
+ (?<![a-záéíóúñü])(?:siglo) {XIV | XV | XVI | XVII | XVIII | XIX | XX}\\b
+ {de izquierda a derecha | de derecha a izquierda | de arriba abajo | de abajo arriba}
+ {de norte a sur | de sur a norte | de este a oeste | de oeste a este}
+ {hacia arriba | hacia abajo | hacia la derecha | hacia la izquierda | -hacia dentro | -hacia fuera}
+ (?<![a-záéíóúñü])(?:es|son|sea|ser|sean) {mayor/mayores | menor/menores | -mejor/mejores | -peor/peores} que
+ {cualquier | ningún | -solo un | -casi ningún} [a-záéíóúñü]+(?:o|or|ente|ador) (?:puede|debe|podrá|tiene|es|se)\\b
+ {cualquier | ninguna | -solo una | -casi ninguna} [a-záéíóúñü]+(?:a|ción|dad) (?:puede|debe|podrá|tiene|es|se)\\b
+ {solo si/sólo si/únicamente si | -salvo si/salvo si/salvo si | -incluso si/incluso si/incluso si | -excepto si/excepto si/excepto si}
+ {salvo si/excepto si | -solo si/solo si | -incluso si/incluso si | -sobre todo si/sobre todo si}
{solo cuando/sólo cuando/únicamente cuando | -salvo cuando/salvo cuando/salvo cuando | -incluso cuando/incluso cuando/incluso cuando | -excepto cuando/excepto cuando/excepto cuando}
+ {a menos que/a no ser que/salvo que | -siempre que/siempre que/siempre que | -aunque/aunque/aunque | -para que/para que/para que}
{antes de que | después de que | -sin que | -para que}
(?<![a-záéíóúñü])(?!(?:no|ni|se|ya|también|nunca|siempre|solo|sólo|lo|le|les)\\b)[a-záéíóúñü»0-9]+ {tiene que/tienen que | -no tiene que/no tienen que | -no puede/no pueden | -no suele/no suelen} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
+ {no tiene que/no tienen que/no necesita/no necesitan | -tiene que/tienen que/tiene que/tienen que | -no puede/no pueden/no puede/no pueden | -no debe/no deben/no debe/no deben} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
+ {no es necesario/no hace falta | -es obligatorio/es obligatorio | -está prohibido/está prohibido | -conviene/conviene} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
{es necesario/hay que/es obligatorio | -no es necesario/no hay que/no es necesario | -está prohibido/está prohibido/está prohibido | -no conviene/no conviene/no conviene} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
{es recomendable/conviene/se recomienda | -es obligatorio/es obligatorio/es obligatorio | -no conviene/no conviene/no conviene | -está prohibido/está prohibido/está prohibido} [a-záéíóúñ]+(?:ar|er|ir)(?:se|lo|la|los|las)?\\b
+ \\d+ {metros | kilómetros | centímetros | milímetros}
+ \\d+ {gramos | kilos | toneladas | miligramos}
+ \\d+ {millones | billones | mil millones | -miles} de
+ (?:\\d+|de) {kilobytes | megabytes | gigabytes | terabytes}
(?<![a-záéíóúñü])(?:tecla|teclas|pulsando|pulsar|pulse|presionando|presionar|presionada|manteniendo) (?:la tecla )?{Mayús | Ctrl | Alt | Esc}
(?<![a-záéíóúñü])(?:la|su) {velocidad | temperatura | masa | densidad | luminosidad} de
(?<![a-záéíóúñü])(?:la|una|su) {longitud | latitud | altitud | -inclinación}
(?<![a-záéíóúñü])(?:la|una|su) {altura | anchura | longitud | profundidad} (?:del?|se|es|mínima|máxima)\\b
(?<![a-záéíóúñü])(?:las) {estrellas | galaxias | nebulosas | -constelaciones}
(?<![a-záéíóúñü])(?:los) {planetas | cometas | asteroides | satélites}
(?<![a-záéíóúñü])(?:el|al|del|su) {brillo | contraste | tamaño | tono} (?:de|se|es|y)
(?<![a-záéíóúñü])(?:permiso|permisos|derecho|derechos) de {lectura | escritura | ejecución | -borrado}
(?<![a-záéíóúñü])(?:educación|enseñanza|escuela|estudios) {primaria | secundaria | universitaria | -preescolar}
+ (?<![a-záéíóúñü])(?:admite|admiten|soporta|soportan|tener|contener|almacenar|alcanzar|utilizar|usar|durar|con|de) {hasta | -más de | -al menos | -exactamente} \\d+ [a-z]
+ orden {alfabético | cronológico | inverso | ascendente | descendente | aleatorio}
+ {alfabéticamente | cronológicamente | -al azar | -por tamaño}
+ {F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10}\\b
+ (?<![a-záéíóúñü])(?:formato|formatos|imagen|imágenes|archivo|archivos|en|como) {JPEG | PNG | GIF | TIFF}\\b
(?<![a-záéíóúñü])(?:por|mediante|protocolo|vía|servidor|servidores) {HTTP | FTP | SSH | SMTP}\\b
+ {Venus | Marte | Júpiter | Saturno | Urano | Neptuno}\\b
+ en|de|a|hacia {Europa | Asia | África | América | Oceanía}
+ en|con|por {mayúsculas | minúsculas | cursiva | negrita}
la|las|cada|una {fila/filas | columna/columnas | celda/celdas | tabla/tablas}
una|la|las|de {corchea/corcheas | semicorchea/semicorcheas | fusa/fusas | -redonda/redondas}
el|un|los|del {sostenido/sostenidos | bemol/bemoles | becuadro/becuadros | calderón/calderones}
+ {ganó/ganaron | perdió/perdieron | -aplazó/aplazaron | -evitó/evitaron} (?:la|las|el) (?:batalla|guerra|elecciones|partido|elección)\\b
el|al|del|fue|como|su {presidente | ministro | gobernador | alcalde | secretario | rey}
+ \\d+ {euros | dólares | pesos | libras}
+ primer|segundo|tercer|último {semestre | trimestre | cuatrimestre | bimestre}
la {entrada | salida | -codificación | -resolución} estándar
los|de los {hombres | niños | ancianos | jóvenes}
`;
